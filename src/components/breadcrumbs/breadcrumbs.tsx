import styles from './breadcrumbs.module.css';

export type BreadcrumbsProps = {
  /** The name of the list, read aloud: `You are here`. */
  label: string;
  /** From the home page to this one, both included. */
  trail: readonly { name: string; href: string }[];
};

/** The way from the home page to this one, which is no link. Takes its colours from the ground it stands on. */
export const Breadcrumbs = ({ label, trail }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <ol className={styles.steps} data-text="small">
      {trail.map(({ name, href }, index) => (
        <li key={href}>
          {index === trail.length - 1 ? <span aria-current="page">{name}</span> : <a href={href}>{name}</a>}
        </li>
      ))}
    </ol>
  </nav>
);

import { content } from '#src/site/content.ts';
import { trail } from '#src/site/trail.ts';
import styles from './breadcrumbs.module.css';

/** The way from the home page to a page, by its id, which is no link itself. Takes its colours from the ground it stands on. */
export const Breadcrumbs = ({ page }: { page: string }) => (
  <nav aria-label={content.labels.breadcrumbs}>
    <ol className={styles.steps} data-row data-text="small">
      {trail(page).map(({ name, href }, index, { length }) => (
        <li key={href}>
          {index === length - 1 ? <span aria-current="page">{name}</span> : <a href={href}>{name}</a>}
        </li>
      ))}
    </ol>
  </nav>
);

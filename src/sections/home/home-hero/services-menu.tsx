import { Icon } from '#src/components/icon/icon.tsx';
import styles from './services-menu.module.css';

export type ServicesMenuProps = { label: string; links: readonly { label: string; href: string }[] };

/** 'Our Services': a list that opens upwards, by hover, focus or click. */
export const ServicesMenu = ({ label, links }: ServicesMenuProps) => (
  <div className={styles.menu} data-services-menu data-branch data-screen-only>
    <button
      className={styles.toggle}
      data-text="name"
      type="button"
      aria-expanded="false"
      aria-controls="services-menu"
    >
      <Icon name="menu-2" />
      {label}
    </button>
    <ul className={styles.list} data-ground="light" id="services-menu">
      {links.map((link) => (
        <li key={link.href}>
          <a className={styles.link} data-text="name" href={link.href}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

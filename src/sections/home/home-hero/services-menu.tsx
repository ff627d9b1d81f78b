import { Icon } from '#src/components/icon/icon.tsx';
import { content } from '#src/site/content.ts';
import { addressOf } from '#src/site/pages.ts';
import styles from './services-menu.module.css';

/** 'Our Services': a list that opens upwards, by hover, focus or click. */
export const ServicesMenu = () => (
  <div className={styles.menu} data-services-menu data-branch data-screen-only>
    <button
      className={styles.toggle}
      data-text="name"
      type="button"
      aria-expanded="false"
      aria-controls="services-menu"
    >
      <Icon name="menu-2" />
      {content.labels.hero.services}
    </button>
    <ul className={styles.list} data-ground="light" id="services-menu">
      {content.navigation.hero.map(({ label, page }) => (
        <li key={page}>
          <a className={styles.link} data-text="name" href={addressOf(page)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

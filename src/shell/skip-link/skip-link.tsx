import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the menus to the content. */
export const SkipLink = ({ label }: { label: string }) => (
  <a className={styles.skip} data-text="name" href="#main">
    {label}
  </a>
);

import { Icon } from '../icon/icon.tsx';
import styles from './back-link.module.css';

/** The fixed arrow at the bottom left that leads one level up. */
export const BackLink = ({ href, label }: { href: string; label: string }) => (
  <a className={styles.back} href={href} aria-label={label} data-control title={label}>
    <Icon name="arrow-left" />
  </a>
);

import { Icon } from '../icon/icon.tsx';
import styles from './back-link.module.css';

type BackLinkProps = { href: string; label: string };

/** The fixed arrow at the bottom left that leads one level up. */
export const BackLink = ({ href, label }: BackLinkProps) => (
  <a className={styles.back} href={href} aria-label={label} title={label}>
    <Icon name="arrow-left" />
  </a>
);

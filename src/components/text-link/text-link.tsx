import { Icon } from '../icon/icon.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import styles from './text-link.module.css';

/** An underlined link on a line of its own, with an arrow. */
export const TextLink = ({ href, label }: { href: string; label: string }) => (
  <a className={styles.link} data-text="name" href={href} data-screen-only>
    <UnbrokenText text={label} />
    <Icon name="arrow-right" size="small" isBehind />
  </a>
);

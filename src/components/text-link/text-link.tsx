import type { ReactNode } from 'react';
import { Icon } from '#src/components/icon/icon.tsx';
import styles from './text-link.module.css';

export type TextLinkProps = { href: string; children: ReactNode };

/** An underlined link on a line of its own, with an arrow. */
export const TextLink = ({ href, children }: TextLinkProps) => (
  <a className={styles.link} href={href}>
    {children}
    <Icon name="arrow-right" size="small" />
  </a>
);

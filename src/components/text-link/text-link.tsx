import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './text-link.module.css';

type TextLinkProps = {
  href: string;
  /** Opens in a new tab and says so in these words. */
  newTab?: string | undefined;
  children: ReactNode;
};

/** An underlined link on a line of its own, with an arrow. */
export const TextLink = ({ href, newTab, children }: TextLinkProps) => (
  <a
    className={styles.link}
    data-text="name"
    data-tap
    href={href}
    {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    data-screen-only
  >
    {children}
    {newTab && <span data-visually-hidden>({newTab})</span>}
    <Icon name={newTab ? 'external-link' : 'arrow-right'} size="small" />
  </a>
);

import type { ReactNode } from 'react';
import styles from './button.module.css';

type ButtonProps = {
  href: string;
  /** One accent a view; `line` for the second choice. */
  variant?: 'action' | 'accent' | 'line';
  /** Opens in a new tab and says so. */
  newTab?: string | undefined;
  /** The browser keeps the file instead of showing it. */
  download?: boolean;
  children: ReactNode;
};

/** A link that looks like a button. */
export const Button = ({ href, variant = 'action', newTab, download, children }: ButtonProps) => (
  <a
    className={styles.button}
    data-text="name"
    data-variant={variant}
    href={href}
    download={download}
    {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
  >
    {children}
    {newTab && <span data-visually-hidden>({newTab})</span>}
  </a>
);

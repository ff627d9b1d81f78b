import type { ReactNode } from 'react';

type ButtonProps = {
  /** One accent a view; `line` for the second choice. */
  variant?: 'action' | 'accent' | 'line';
  children: ReactNode;
} & (
  | {
      href: string;
      /** Opens in a new tab and says so. */
      newTab?: string | undefined;
      /** The browser keeps the file instead of showing it. */
      download?: boolean;
    }
  /** Without `onPress` it sends its form. */
  | { onPress?: () => void; isDisabled?: boolean }
);

/** What can be done next: a link that looks like a button, or a button (button.css). */
export const Button = ({ variant = 'action', children, ...does }: ButtonProps) =>
  'href' in does ? (
    <a
      data-text="name"
      data-variant={variant}
      href={does.href}
      download={does.download}
      {...(does.newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {does.newTab && <span data-visually-hidden>({does.newTab})</span>}
    </a>
  ) : (
    <button
      data-text="name"
      data-variant={variant}
      type={does.onPress ? 'button' : 'submit'}
      disabled={does.isDisabled}
      onClick={does.onPress}
    >
      {children}
    </button>
  );

import type { ReactNode } from 'react';

type ActionButtonProps = {
  /** Filled, or the one accent of the view; left out, a line. */
  look?: 'fill' | 'accent' | undefined;
  children: ReactNode;
} & (
  | {
      href: string;
      /** Said of a link that opens in a new tab. */
      newTab?: string;
    }
  | { onPress?: () => void; isDisabled?: boolean }
);

/** What can be done next: a link to it, or a button. */
export const ActionButton = ({ look, children, ...does }: ActionButtonProps) => {
  const shared = {
    className: 'take-button',
    'data-text': 'name',
    'data-fill': look === 'fill' || undefined,
    'data-accent': look === 'accent' || undefined,
  };
  return 'href' in does ? (
    <a {...shared} href={does.href} {...(does.newTab && { target: '_blank', rel: 'noopener' })}>
      <span>{children}</span>
      {does.newTab && <span data-visually-hidden>{` (${does.newTab})`}</span>}
    </a>
  ) : (
    <button {...shared} type="button" disabled={does.isDisabled} onClick={does.onPress}>
      {children}
    </button>
  );
};

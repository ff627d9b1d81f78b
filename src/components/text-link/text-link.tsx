import { Icon } from '../icon/icon.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import styles from './text-link.module.css';

type TextLinkProps = {
  href: string;
  label: string;
  /** Opens in a new tab and says so in these words. */
  newTab?: string | undefined;
};

/** An underlined link on a line of its own, with an arrow. */
export const TextLink = ({ href, label, newTab }: TextLinkProps) => (
  <a
    className={styles.link}
    data-text="name"
    href={href}
    {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    data-screen-only
  >
    <UnbrokenText text={label} />
    {newTab && <span data-visually-hidden>({newTab})</span>}
    <Icon name={newTab ? 'external-link' : 'arrow-right'} size="small" />
  </a>
);

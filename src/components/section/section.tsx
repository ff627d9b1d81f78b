import type { ReactNode } from 'react';
import { TextLink } from '../text-link/text-link.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import styles from './section.module.css';

export type SectionProps = {
  heading?: string | undefined;
  note?: ReactNode;
  /** A link below the note to the page that says more. */
  action?: { label: string; href: string } | undefined;
  /** Stands beside its like: the heading is small. */
  isMinor?: boolean;
  /** The anchor, where the section can be linked; the heading's id is made from it. */
  id?: string | undefined;
  /** The id of the heading that names it, for a section that sets its heading itself. */
  labelledBy?: string | undefined;
  /** What stands below the note, besides the link. */
  aside?: ReactNode;
  /** The heading and its note stand above the matter, or at the left of it. */
  layout?: 'stack' | 'split' | undefined;
  /** White where nothing is said. */
  ground?: 'plain' | 'mist' | 'sand' | 'ink' | undefined;
  /** Fades in when it comes into view: once, each time, or not at all. */
  reveal?: 'once' | 'repeat' | 'none' | undefined;
  /** Less space above and below, for a section that is read at a glance. */
  spacing?: 'dense' | undefined;
  children?: ReactNode;
};

/** A full-width section with the page's margins, named by its heading where it has one. */
export const Section = ({
  id,
  labelledBy,
  heading,
  isMinor = false,
  note,
  action,
  aside,
  layout = 'stack',
  ground,
  reveal = 'once',
  spacing,
  children,
}: SectionProps) => {
  const headingId = `${id}-heading`;
  const head = heading && (
    <header className={styles.head}>
      <h2 id={headingId} data-text={isMinor ? 'heading' : undefined}>
        <UnbrokenText text={heading} />
      </h2>
      {(note || action || aside) && (
        <div data-text={layout === 'split' ? 'lead' : 'body'}>
          {note && <p>{typeof note === 'string' ? <UnbrokenText text={note} /> : note}</p>}
          {aside}
          {action && <TextLink href={action.href} label={action.label} />}
        </div>
      )}
    </header>
  );
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={heading ? headingId : labelledBy}
      data-ground={ground === 'plain' ? undefined : ground}
      data-spacing={spacing}
    >
      <div
        className={styles.content}
        data-layout={heading && layout}
        data-reveal={reveal === 'none' ? undefined : reveal}
      >
        {head}
        {layout === 'split' ? <div>{children}</div> : children}
      </div>
    </section>
  );
};

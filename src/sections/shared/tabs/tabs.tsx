import type { ReactNode } from 'react';
import { Icon } from '#src/components/icon/icon.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import styles from './tabs.module.css';

type TabProps = {
  /** The anchor of the part, which a link opens. */
  id: string;
  heading: string;
  /** Below the heading: what one finds there. */
  line: ReactNode;
  /** Begins the part. */
  note?: string | undefined;
  isOpen?: boolean;
  /** Where a page has several groups: of each one part is open. */
  group?: string;
  children: ReactNode;
};

/** One part; of those beside it one is open at a time. */
export const Tab = ({ id, heading, line, note, isOpen = false, group = 'tab', children }: TabProps) => (
  <details className={styles.part} name={group} open={isOpen}>
    <summary>
      <h3 id={`${id}-heading`}>{heading}</h3>
      <span data-text="small">{typeof line === 'string' ? <UnbrokenText text={line} /> : line}</span>
      <Icon name="plus" />
    </summary>
    <section className={styles.panel} id={id} aria-labelledby={`${id}-heading`}>
      {note && (
        <p className={styles.note} data-text="body">
          <UnbrokenText text={note} />
        </p>
      )}
      {children}
    </section>
  </details>
);

type TabsProps = {
  /** An index has its names below one another, what is open at their right. */
  look?: 'index';
  /** As rows, none of them is open at first. */
  beginClosed?: boolean;
  children: ReactNode;
};

/** Up to five parts that are looked up, not read one after the other: tabs where there is room, rows on phones, all of them on paper. */
export const Tabs = ({ look, beginClosed = false, children }: TabsProps) => (
  <div className={styles.parts} data-look={look} data-closed-rows={beginClosed || undefined}>
    {children}
  </div>
);

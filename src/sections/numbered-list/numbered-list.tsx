import type { ReactNode } from 'react';
import { type Fact, FactList } from '#src/components/fact-list/fact-list.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import styles from './numbered-list.module.css';

export type NumberedListProps = {
  /** The anchor; the heading's id is made from it. */
  id: string;
  list: {
    heading: string;
    note?: string | undefined;
    items: readonly {
      /** Set large: `8.10`. Counted from 1 where there is none. */
      number?: string | undefined;
      title: string;
      text?: string | undefined;
      /** Beside each other below the text: who does what. */
      facts?: readonly Fact[];
    }[];
  };
  ground?: SectionProps['ground'];
  /** Names the button below that shows all on phones, where a long list ends after the fourth. */
  showAll?: string | undefined;
  /** Below the lines: a link. */
  children?: ReactNode;
};

/** Principles, steps or clauses, one ruled line each, their numbers large. The heading stays beside them. */
export const NumberedList = ({ id, list, ground, showAll, children }: NumberedListProps) => (
  <Section id={id} heading={list.heading} note={list.note} layout="split" ground={ground}>
    <ol className={styles.list} id={`${id}-list`} data-fold={showAll ? true : undefined}>
      {list.items.map(({ number, title, text, facts }, index) => (
        <li key={number ?? title}>
          <span className={styles.number} data-ordinal>
            {number ?? index + 1}
          </span>
          <div>
            <h3>
              <KeptText text={title} />
            </h3>
            {text && (
              <p className={styles.text}>
                <LinkedText text={text} />
              </p>
            )}
            {facts && <FactList className={styles.facts} facts={facts} />}
          </div>
        </li>
      ))}
    </ol>
    {showAll && <UnfoldButton controls={`${id}-list`} count={list.items.length} label={showAll} />}
    {children}
  </Section>
);

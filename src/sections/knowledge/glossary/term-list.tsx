import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { Section } from '#src/components/section/section.tsx';
import type { NamedTerm } from '#src/content/glossary.ts';
import styles from './glossary.module.css';

type TermListProps = {
  id: string;
  heading: string;
  note?: string | undefined;
  letters: readonly {
    letter: string;
    /** The anchor of the letter. */
    id: string;
    entries: readonly (Omit<NamedTerm, 'pages'> & { pages: readonly { name: string; href: string }[] })[];
  }[];
};

/** Terms with their meanings and the pages that use them, under large letters; each has an address of its own. */
export const TermList = ({ letters, ...section }: TermListProps) => (
  <Section {...section}>
    {letters.map(({ letter, id, entries }) => (
      <div className={styles.letter} key={id} id={id}>
        <h3 data-text="numeral">{letter}</h3>
        <dl className={styles.columns}>
          {entries.map((entry) => (
            <div key={entry.id} id={entry.id}>
              <dt>
                <b data-text="name">{entry.term}</b>
                {entry.long && ` (${entry.long})`}
              </dt>
              <dd>
                <LinkedText text={entry.meaning} />
                {entry.pages.length > 0 && (
                  <ul data-text="small" data-row>
                    {entry.pages.map(({ name, href }) => (
                      <li key={href}>
                        <a href={href}>{name}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </Section>
);

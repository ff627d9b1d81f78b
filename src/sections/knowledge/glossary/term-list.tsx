import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { Section } from '#src/components/section/section.tsx';
import { termsByLetter } from '#src/content/glossary.ts';
import { content } from '#src/site/content.ts';
import { addressOf, pageById } from '#src/site/pages.ts';
import styles from './glossary.module.css';

const { letters: label, terms } = content.glossary;
const letters = termsByLetter(terms.items);

/** The letters that begin a term, as links to them. */
export const LetterNav = () => (
  <nav aria-label={label}>
    <ul className={styles.letters} data-text="heading" data-ring="inside">
      {letters.map(({ letter, id }) => (
        <li key={id}>
          <a href={`#${id}`}>{letter}</a>
        </li>
      ))}
    </ul>
  </nav>
);

/** Terms with their meanings and the pages that use them, under large letters; each has an address of its own. */
export const TermList = () => (
  <Section id="terms" heading={terms.heading} note={terms.note}>
    {letters.map(({ letter, id, entries }) => (
      <div className={styles.letter} key={id} id={id}>
        <h3 data-text="numeral">{letter}</h3>
        <dl className={styles.terms}>
          {entries.map((entry) => (
            <div key={entry.id} id={entry.id}>
              <dt>
                <b data-text="statement">{entry.term}</b>{' '}
                {entry.long && <span data-text="small">({entry.long})</span>}
              </dt>
              <dd>
                <p data-text="body">
                  <LinkedText text={entry.meaning} />
                </p>
                {entry.pages.length > 0 && (
                  <ul data-text="small" data-row>
                    {entry.pages.map(({ page }) => (
                      <li key={page}>
                        <a href={addressOf(page)}>{pageById(page).name}</a>
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

import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import type { LegalText } from '#src/content/schemas/legal.ts';
import { slugOf } from '#src/content/slug.ts';
import { content } from '#src/site/content.ts';
import styles from './legal-document.module.css';

type LegalDocumentProps = {
  /** The anchor; those of its clauses begin with it. */
  id: string;
  document: LegalText;
  ground: 'plain' | 'mist';
};

/** A legal text and its clauses, each with its anchor, for the contents of the page. */
export const anchorsOf = (id: string, { title, clauses }: LegalText) => [
  { id, heading: title },
  ...clauses.map((clause, index) => ({
    id: `${id}-${slugOf(clause.title)}`,
    heading: `${index + 1} ${clause.title}`,
  })),
];

const Paragraphs = ({ texts = [] }: { texts?: readonly string[] | undefined }) =>
  texts.map((text) => (
    <p key={text}>
      <LinkedText text={text} />
    </p>
  ));

/** A legal text: its clauses numbered and linkable. */
export const LegalDocument = ({ id, document, ground }: LegalDocumentProps) => (
  <Section id={id} heading={document.title} ground={ground}>
    <div className={styles.clause}>
      <p data-text="label">{`${content.termsPage.changedLabel}: ${readableDay(document.changed)}`}</p>
      <p data-text="lead">
        <UnbrokenText text={document.intro} />
      </p>
    </div>
    <ol>
      {document.clauses.map(({ title, text, items, closing }, index) => (
        <li className={styles.clause} id={`${id}-${slugOf(title)}`} key={title}>
          <div className={styles.title}>
            <p data-text="figure" data-ordinal>
              {index + 1}
            </p>
            <h3>{title}</h3>
          </div>
          <div className={styles.text} data-text="body">
            <Paragraphs texts={text} />
            {items && (
              <ul>
                {items.map((item) => (
                  <li key={item}>
                    <LinkedText text={item} />
                  </li>
                ))}
              </ul>
            )}
            <Paragraphs texts={closing} />
          </div>
        </li>
      ))}
    </ol>
  </Section>
);

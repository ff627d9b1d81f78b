import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { readableDay } from '#src/content/days.ts';
import type { LegalText } from '#src/content/schemas/legal.ts';
import { slugOf } from '#src/content/slug.ts';
import { content } from '#src/site/content.ts';
import styles from './legal-document.module.css';

type LegalDocumentProps = {
  /** The anchor; those of its clauses begin with it. */
  id: string;
  /** What the page calls it. */
  heading: string;
  document: LegalText;
  ground: 'plain' | 'mist';
};

const { changedLabel, clauses } = content.termsPage;

const Paragraphs = ({ texts = [] }: { texts?: readonly string[] | undefined }) =>
  texts.map((text) => (
    <p key={text}>
      <LinkedText text={text} />
    </p>
  ));

/** A legal text: its clauses numbered and linkable, its heading and their list in view beside them. */
export const LegalDocument = ({ id, heading, document, ground }: LegalDocumentProps) => (
  <Section
    id={id}
    heading={document.title}
    layout="split"
    ground={ground}
    aside={
      <>
        <p data-text="label">{`${changedLabel}: ${readableDay(document.changed)}`}</p>
        <nav
          className={styles.contents}
          data-text="small"
          data-ring="inside"
          aria-label={clauses.replace('{document}', heading)}
        >
          <UnfoldButton controls={`${id}-clauses`} label={content.labels.sections.contents} />
          <ol id={`${id}-clauses`} data-fold>
            {document.clauses.map((clause, index) => (
              <li key={clause.title} data-detail>
                <a href={`#${id}-${slugOf(clause.title)}`}>
                  {index + 1}. {clause.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </>
    }
  >
    <p className={styles.intro} data-text="lead">
      <UnbrokenText text={document.intro} />
    </p>
    <ol>
      {document.clauses.map(({ title, text, items, closing }, index) => (
        <li className={styles.clause} id={`${id}-${slugOf(title)}`} key={title}>
          <p className={styles.number} data-text="figure" data-ordinal>
            {index + 1}
          </p>
          <div className={styles.text} data-text="body">
            <h3>{title}</h3>
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

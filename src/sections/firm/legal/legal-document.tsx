import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import type { LegalDocument as Document } from '#src/content/legal.ts';
import { content } from '#src/site/content.ts';
import styles from './legal-document.module.css';

type LegalDocumentProps = {
  /** The anchor; those of its clauses begin with it. */
  id: string;
  /** What the page calls it. */
  heading: string;
  document: Document;
  ground: 'plain' | 'mist';
};

const { changedLabel, clauses } = content.termsPage;

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
          <ol>
            {document.clauses.map((clause, index) => (
              <li key={clause.id}>
                <a href={`#${id}-${clause.id}`}>
                  <span data-text="label">{index + 1}</span> {clause.heading}
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
      {document.clauses.map((clause, index) => (
        <li className={styles.clause} id={`${id}-${clause.id}`} key={clause.id}>
          <p className={styles.number} data-text="figure" data-ordinal>
            {index + 1}
          </p>
          <div className={styles.text} data-text="body">
            <h3>{clause.heading}</h3>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from this repository's Markdown */}
            <div dangerouslySetInnerHTML={{ __html: clause.html }} />
          </div>
        </li>
      ))}
    </ol>
  </Section>
);

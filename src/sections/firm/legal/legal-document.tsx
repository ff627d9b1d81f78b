import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { LegalDocument as Document } from '#src/content/legal.ts';
import styles from './legal-document.module.css';

type LegalDocumentProps = {
  /** The anchor; those of its clauses begin with it. */
  id: string;
  document: Document;
  /** When it last changed, as a sentence. */
  changed: string;
  /** Names the list of its clauses. */
  clausesLabel: string;
  ground: 'plain' | 'mist';
};

/** A legal text: its clauses numbered and linkable, its heading and their list in view beside them. */
export const LegalDocument = ({ id, document, changed, clausesLabel, ground }: LegalDocumentProps) => (
  <Section
    id={id}
    heading={document.title}
    layout="split"
    ground={ground}
    aside={
      <>
        <p data-text="label">{changed}</p>
        <nav className={styles.contents} data-text="small" data-ring="inside" aria-label={clausesLabel}>
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

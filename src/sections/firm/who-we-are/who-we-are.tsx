import { FactList } from '#src/components/fact-list/fact-list.tsx';
import ruled from '#src/components/fact-list/ruled-facts.module.css';
import { Section } from '#src/components/section/section.tsx';
import { content } from '#src/site/content.ts';
import styles from './who-we-are.module.css';

const { heading, lead, paragraphs, facts } = content.about.whoWeAre;

/** Who the firm is: since when as a picture below what it says first, the other words and the facts beside them. */
export const WhoWeAre = () => (
  <Section
    id="who-we-are"
    heading={heading}
    note={lead}
    layout="split"
    aside={
      <p className={styles.year} aria-hidden="true">
        <span data-text="numeral" data-lettering>
          {content.firm.since}
        </span>
      </p>
    }
  >
    {paragraphs.map((paragraph) => (
      <p className={styles.paragraph} data-text="body" key={paragraph}>
        {paragraph}
      </p>
    ))}
    <FactList className={ruled.rows} facts={facts} />
  </Section>
);

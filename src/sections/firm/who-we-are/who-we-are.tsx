import type { Fact } from '#src/components/fact-list/fact-list.tsx';
import { RuledFacts } from '#src/components/fact-list/ruled-facts.tsx';
import { Section } from '#src/components/section/section.tsx';
import styles from './who-we-are.module.css';

type WhoWeAreProps = {
  id: string;
  /** The year from which the firm has given its services, drawn large. */
  since: number;
  heading: string;
  lead: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
};

/** Who the firm is: the year as a picture below what it says first, the other words and the facts beside them. */
export const WhoWeAre = ({ id, since, heading, lead, paragraphs, facts }: WhoWeAreProps) => (
  <Section
    id={id}
    heading={heading}
    note={lead}
    layout="split"
    aside={
      <p className={styles.year} data-text="numeral" aria-hidden="true">
        {since}
      </p>
    }
  >
    {paragraphs.map((paragraph) => (
      <p className={styles.paragraph} data-text="body" key={paragraph}>
        {paragraph}
      </p>
    ))}
    <RuledFacts look="rows" facts={facts} />
  </Section>
);

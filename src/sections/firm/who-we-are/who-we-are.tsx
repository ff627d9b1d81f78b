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

/** Who the firm is: the year as a picture with the facts below it, and the words beside them. */
export const WhoWeAre = ({ id, since, heading, lead, paragraphs, facts }: WhoWeAreProps) => (
  <Section id={id} labelledBy={`${id}-heading`}>
    <div className={styles.intro}>
      <div>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p className={styles.lead} data-text="lead">
          {lead}
        </p>
        {paragraphs.map((paragraph) => (
          <p data-text="body" key={paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
      <div className={styles.figures}>
        <p className={styles.year} data-text="numeral" aria-hidden="true">
          {since}
        </p>
        <RuledFacts look="rows" facts={facts} />
      </div>
    </div>
  </Section>
);

import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { Outcome } from '#src/content/schemas/services.ts';
import styles from './outcome-line.module.css';

type OutcomeLineProps = {
  outcome: Outcome;
  givenByLabel: string;
  /** Into the tools: to the days and months of this standard, to its comparisons, and to the end of a certificate. */
  plans?: readonly { label: string; href: string }[] | undefined;
  ground?: SectionProps['ground'];
};

/** What the work leads to and who decides: stations on a heavy line, the result in saffron. */
export const OutcomeLine = ({ outcome, givenByLabel, plans = [], ground }: OutcomeLineProps) => (
  <Section id="outcome" heading={outcome.heading} note={<LinkedText text={outcome.text} />} ground={ground}>
    <ol className={styles.line}>
      {outcome.stations.map(({ title, result, text }) => (
        <li key={title} data-result={result}>
          <h3>
            <UnbrokenText text={title} />
          </h3>
          <p data-text="small">
            <LinkedText text={text} />
          </p>
        </li>
      ))}
    </ol>
    <div className={styles.foot} data-row>
      <div>
        {outcome.note && (
          <p>
            <UnbrokenText text={outcome.note} />
          </p>
        )}
        <p>
          <b>{givenByLabel}</b> <LinkedText text={outcome.givenBy} />
        </p>
      </div>
      <p className={styles.ways}>
        {plans.map(({ label, href }) => (
          <TextLink key={href} href={href} label={label} />
        ))}
      </p>
    </div>
  </Section>
);

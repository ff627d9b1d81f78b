import styles from './person-facts.module.css';

export type PersonFactsProps = { facts: readonly { label: string; value: string }[] };

/** Facts of a person's life as a ruled table of two columns, on an ink ground. */
export const PersonFacts = ({ facts }: PersonFactsProps) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

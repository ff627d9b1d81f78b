import { type Fact, FactList } from '#src/components/fact-list/fact-list.tsx';
import styles from './person-facts.module.css';

export type PersonFactsProps = { facts: readonly Fact[] };

/** Facts of a person's life as a ruled table of two columns, on an ink ground. */
export const PersonFacts = ({ facts }: PersonFactsProps) => (
  <FactList className={styles.facts} facts={facts} />
);

import { type Fact, FactList } from './fact-list.tsx';
import styles from './ruled-facts.module.css';

type RuledFactsProps = {
  facts: readonly Fact[];
  /** Rows, each name beside its value, or cells of a title block. */
  look: 'rows' | 'cells';
};

/** Facts in ruled lines. */
export const RuledFacts = ({ facts, look }: RuledFactsProps) => (
  <FactList className={styles[look]} facts={facts} />
);

import { FactList, type FactListProps } from './fact-list.tsx';
import styles from './ruled-facts.module.css';

type RuledFactsProps = Omit<FactListProps, 'className'> & {
  /** Rows, each name beside its value, or cells of a title block. */
  look: 'rows' | 'cells';
};

/** Facts in ruled lines. */
export const RuledFacts = ({ look, ...list }: RuledFactsProps) => (
  <FactList className={styles[look]} {...list} />
);

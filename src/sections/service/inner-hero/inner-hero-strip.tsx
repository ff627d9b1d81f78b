import { type Fact, FactList } from '#src/components/fact-list/fact-list.tsx';
import styles from './inner-hero-strip.module.css';

export type InnerHeroStripProps = { facts: readonly Fact[] };

/** The foot of an opening: the facts of the page. */
export const InnerHeroStrip = ({ facts }: InnerHeroStripProps) => (
  <FactList className={styles.facts} facts={facts} />
);

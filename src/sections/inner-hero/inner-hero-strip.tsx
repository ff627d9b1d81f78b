import { Icon } from '#src/components/icon/icon.tsx';
import styles from './inner-hero-strip.module.css';

export type InnerHeroStripProps = {
  facts: readonly { label: string; value: string }[];
  scrollLabel: string;
};

/** The foot of an opening: the arrow that leads to the body, and the facts of the page. */
export const InnerHeroStrip = ({ facts, scrollLabel }: InnerHeroStripProps) => (
  <div className={styles.strip}>
    <a className={styles.arrow} href="#content" aria-label={scrollLabel}>
      <Icon name="arrow-down" size="large" />
    </a>
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import styles from './inner-hero-strip.module.css';

export type InnerHeroStripProps = { facts: readonly { label: string; value: string }[] };

/** The foot of an opening: the facts of the page. */
export const InnerHeroStrip = ({ facts }: InnerHeroStripProps) => (
  <dl className={styles.facts}>
    {facts.map((fact) => (
      <div key={fact.label}>
        <dt>{fact.label}</dt>
        <dd>
          <KeptText text={fact.value} />
        </dd>
      </div>
    ))}
  </dl>
);

import { DimensionLine } from '#src/components/dimension-line/dimension-line.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { Section } from '#src/components/section/section.tsx';
import { content } from '#src/site/content.ts';
import styles from './stats.module.css';

/** The firm's figures, each hanging from a dimension line that carries its own words; under them whose they are and what they count. */
export const Stats = ({ note }: { note: string }) => (
  <Section id="stats" ground="ink" reveal="repeat" spacing="dense">
    <dl className={styles.stats}>
      {content.stats.map(({ value, suffix, label, measure, icon }) => (
        <div className={styles.stat} key={label}>
          <dt className={styles.label} data-text="body">
            <Icon name={icon} size="large" />
            {label}
          </dt>
          <dd className={styles.value} data-text="numeral" data-lettering>
            <span data-counter="stat">{value}</span>
            <span>{suffix}</span>
          </dd>
          <dd className={styles.measure}>
            <DimensionLine>{measure}</DimensionLine>
          </dd>
        </div>
      ))}
    </dl>
    <p className={styles.caption} data-text="small">
      {note}
    </p>
  </Section>
);

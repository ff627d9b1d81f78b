import { TextLink } from '#src/components/text-link/text-link.tsx';
import { position } from '#src/content/firm-shown.ts';
import { picture } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import styles from './chart.module.css';

const { address } = content.firm;
const words = content.contact.chart;
const { src, width, height } = picture('chart');

/** Where the office is: its position, the way to a map, and the chart of the island with the office marked. */
export const Chart = () => (
  <section className={styles.chart} aria-labelledby="chart-heading" data-ground="ink">
    <div className={styles.plate}>
      <h2 data-text="heading" id="chart-heading">
        {words.heading}
      </h2>
      <p>
        <span data-text="label">{words.position}</span> {position(address)}
      </p>
      <TextLink href={address.map} newTab={content.labels.actions.newTab} label={words.map} />
    </div>
    <img
      className={styles.sea}
      src={src}
      width={width}
      height={height}
      alt={words.alt}
      decoding="async"
      data-screen-only
    />
  </section>
);

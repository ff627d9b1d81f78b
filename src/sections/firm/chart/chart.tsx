import type { Picture } from '#src/components/picture.ts';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import styles from './chart.module.css';

type ChartProps = {
  heading: string;
  picture: Picture;
  /** What the chart shows, for those who do not see it. */
  alt: string;
  /** Latitude and longitude with the word before them. */
  position: { label: string; value: string };
  map: { label: string; href: string; newTab: string };
};

/** Where the office is: its position, the way to a map, and the chart of the island with the office marked. */
export const Chart = ({ heading, picture, alt, position, map }: ChartProps) => (
  <section className={styles.chart} aria-labelledby="chart-heading" data-ground="ink">
    <div className={styles.plate}>
      <h2 className={styles.heading} data-text="heading" id="chart-heading">
        {heading}
      </h2>
      <p className={styles.place}>
        <span data-text="label">{position.label}</span> {position.value}
      </p>
      <TextLink href={map.href} newTab={map.newTab}>
        {map.label}
      </TextLink>
    </div>
    <img
      className={styles.sea}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
      decoding="async"
      data-screen-only
    />
  </section>
);

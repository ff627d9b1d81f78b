import styles from './gauge-rating.module.css';

const FULL = 5;

type GaugeRatingProps = {
  /** 1 to 5. */
  rating: number;
  /** Read aloud; `{rating}` is filled in. */
  label: string;
};

/** A rating as a gauge of five bars, with its figure, and its words for those who hear it. */
export const GaugeRating = ({ rating, label }: GaugeRatingProps) => (
  <p className={styles.rating} data-in-words>
    <span data-visually-hidden>{label.replace('{rating}', String(rating))}</span>
    <svg className={styles.gauge} viewBox="0 0 55 34" aria-hidden="true">
      {Array.from({ length: FULL }, (_, index) => {
        const height = 14 + 5 * index;
        const x = 12 * index;
        return index < rating ? (
          <rect key={x} className={styles.on} x={x} y={34 - height} width="7" height={height} />
        ) : (
          <rect key={x} className={styles.off} x={x + 0.5} y={34.5 - height} width="6" height={height - 1} />
        );
      })}
    </svg>
    <span data-text="label" aria-hidden="true">
      {rating}/{FULL}
    </span>
  </p>
);

import styles from './calculation.module.css';

type RulerProps = {
  /** What is sure, and as much as it may become. */
  from: number;
  to: number;
  /** The longest beside it, which fills the width. */
  longest: number;
};

/** One tick for each whole unit, every fifth longer. */
const ticks = (length: number) =>
  Array.from({ length: Math.floor(length) + 1 }, (_, at) => `M${at} 0V${at % 5 ? 4 : 8}`).join('');

/** A length drawn to scale: a bar on a ruler as long as it, its unsure end lighter. */
export const Ruler = ({ from, to, longest }: RulerProps) => (
  <svg
    className={styles.ruler}
    width="100%"
    height="20"
    viewBox={`0 0 ${longest} 20`}
    preserveAspectRatio="none"
    fill="currentColor"
    stroke="currentColor"
    aria-hidden="true"
  >
    <rect width={to} height="10" opacity=".45" stroke="none" />
    <rect width={from} height="10" stroke="none" />
    <path d={`M0 0H${to}${ticks(to)}`} transform="translate(0 11)" vectorEffect="non-scaling-stroke" />
  </svg>
);

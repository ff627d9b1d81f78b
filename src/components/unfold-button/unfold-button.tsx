import { Icon } from '../icon/icon.tsx';
import styles from './unfold-button.module.css';

type UnfoldButtonProps = {
  /** The id of the list, which carries `data-fold`. */
  controls: string;
  label: string;
  /** How many entries the list holds: `{count}` of the label. Left out where the details of all entries are folded. */
  count?: number;
  /** How many of them phones show at first: four (styles/utilities.css), or fewer where the others are `data-detail`. */
  shown?: number;
};

/** Whether phones fold a list that long: never for the sake of one entry. */
const isFolded = (count: number, shown = 4) => count > shown + 1;

/** Beside a list that carries `data-fold`, after or before it: shows what phones leave out of it. Nothing where they leave nothing out. */
export const UnfoldButton = ({ controls, label, count, shown = 4 }: UnfoldButtonProps) =>
  (count === undefined || isFolded(count, shown)) && (
    <button
      className={styles.button}
      data-text="name"
      type="button"
      aria-expanded="false"
      aria-controls={controls}
      data-unfold
      data-needs-script
    >
      {label.replace('{count}', String(count ?? ''))}
      <Icon name="chevron-down" size="small" />
    </button>
  );

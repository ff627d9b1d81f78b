import { Icon } from '../icon/icon.tsx';
import styles from './unfold-button.module.css';

type UnfoldButtonProps = {
  /** The id of the list, which carries `data-fold`. */
  controls: string;
  label: string;
  /** How many entries the list holds: `{count}` of the label. Left out where the details of all entries are folded. */
  count?: number;
  /** How many of them phones show at first, the others being `data-detail`; left out, four of six or more (styles/utilities.css). */
  shown?: number;
};

/** Beside a list that carries `data-fold`, after or before it: shows what phones leave out of it. Nothing where they leave nothing out. */
export const UnfoldButton = ({ controls, label, count, shown = 5 }: UnfoldButtonProps) =>
  (count === undefined || count > shown) && (
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

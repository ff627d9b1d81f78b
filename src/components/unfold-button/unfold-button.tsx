import { Icon } from '../icon/icon.tsx';
import styles from './unfold-button.module.css';

type UnfoldButtonProps = {
  /** The id of the list, which carries `data-fold`. */
  controls: string;
  label: string;
  /** How many entries the list holds: `{count}` of the label. */
  count?: number;
};

/** Beside a list that carries `data-fold`, after or before it: shows its `data-detail`, which phones leave out (styles/utilities.css). */
export const UnfoldButton = ({ controls, label, count }: UnfoldButtonProps) => (
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

import { Icon } from '#src/components/icon/icon.tsx';
import styles from './unfold-button.module.css';

export type UnfoldButtonProps = {
  /** The id of the list, which carries `data-fold`. */
  controls: string;
  /** How many entries the list holds: `{count}` of the label. */
  count: number;
  label: string;
};

/** How many entries of a list phones show at first (styles/utilities.css). */
const shown = 4;

/** After a list that carries `data-fold`: shows what phones leave out of it. Nothing where they show all. */
export const UnfoldButton = ({ controls, count, label }: UnfoldButtonProps) =>
  count > shown && (
    <button
      className={styles.button}
      type="button"
      aria-expanded="false"
      aria-controls={controls}
      data-unfold
      data-needs-script
    >
      {label.replace('{count}', String(count))}
      <Icon name="chevron-down" size="small" />
    </button>
  );

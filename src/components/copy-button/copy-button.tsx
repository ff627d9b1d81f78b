import { Icon } from '../icon/icon.tsx';
import styles from './copy-button.module.css';

export type CopyButtonProps = {
  /** The text that goes to the clipboard. */
  text: string;
  label: string;
  /** Said once it is there. */
  done: string;
};

/** Copies a text. Shown only where script runs and the browser lets a page write to the clipboard. */
export const CopyButton = ({ text, label, done }: CopyButtonProps) => (
  <span className={styles.copy} data-tap>
    <span className={styles.done} data-text="small" role="status" data-done={done} />
    <button type="button" data-copy={text} data-control data-needs-script title={label}>
      <Icon name="copy" size="small" />
      <span data-visually-hidden>{label}</span>
    </button>
  </span>
);

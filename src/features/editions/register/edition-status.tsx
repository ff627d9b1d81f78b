import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { EditionLabels } from '../labels.ts';
import type { Edition } from '../schema.ts';
import styles from './edition-status.module.css';

type EditionStatusProps = {
  status: Edition['status'];
  labels: EditionLabels;
  /** Until when the old edition counts, while it does. */
  validity?: string | undefined;
};

/** The status of an edition as a word with a shape, half filled while two editions count. */
export const EditionStatus = ({ status, labels, validity }: EditionStatusProps) => (
  <>
    <p className={styles.status} data-text="name" data-status={status}>
      {labels.status[status]}
    </p>
    {validity && (
      <p className={styles.validity} data-text="small">
        <UnbrokenText text={validity} />
      </p>
    )}
  </>
);

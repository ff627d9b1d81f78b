import { Icon } from '../icon/icon.tsx';
import styles from './motion-button.module.css';

/** Pauses and plays what moves by itself in the element around it, which carries `data-paused` while it rests. */
export const MotionButton = ({ labels }: { labels: { pause: string; play: string } }) => (
  <button
    className={styles.button}
    type="button"
    aria-label={labels.pause}
    data-control
    data-pause={labels.pause}
    data-play={labels.play}
    data-needs-script
  >
    <span className={styles.pause}>
      <Icon name="player-pause" size="small" />
    </span>
    <span className={styles.play}>
      <Icon name="player-play" size="small" />
    </span>
  </button>
);

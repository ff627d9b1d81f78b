import { Icon } from '#src/components/icon/icon.tsx';
import styles from './motion-button.module.css';

export type MotionButtonProps = { labels: { pauseMotion: string; playMotion: string } };

/** Pauses and plays what moves by itself in the element around it, which carries `data-paused` while it rests. */
export const MotionButton = ({ labels }: MotionButtonProps) => (
  <button
    className={styles.button}
    type="button"
    aria-label={labels.pauseMotion}
    data-pause={labels.pauseMotion}
    data-play={labels.playMotion}
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

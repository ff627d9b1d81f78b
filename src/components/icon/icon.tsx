import styles from './icon.module.css';
import { iconPaths } from './icons.ts';

export type IconProps = {
  /** A Tabler outline icon. */
  name: string;
  /** Small strokes are drawn heavier, large ones lighter, so that all look equal. */
  size?: 'small' | 'medium' | 'large';
};

/** A decorative outline icon: always beside a text or inside a labelled control. */
export const Icon = ({ name, size = 'medium' }: IconProps) => (
  <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={iconPaths(name).join('')} />
  </svg>
);

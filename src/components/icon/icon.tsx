import { iconPaths } from '#src/content/icons.ts';

type IconProps = {
  /** A Tabler outline icon. */
  name: string;
  size?: keyof typeof strokeWidths;
  /** Behind the last word of a link, on whichever line that is. */
  isBehind?: boolean;
};

/** Small strokes are drawn heavier, large ones lighter, so that all look equal. */
const strokeWidths = { small: 1.9, medium: 1.5, large: 1.25 };

/** A decorative outline icon (shell/styles/base.css): always beside a text or inside a labelled control. */
export const Icon = ({ name, size = 'medium', isBehind }: IconProps) => (
  <svg
    data-size={size}
    data-behind={isBehind}
    viewBox="0 0 24 24"
    strokeWidth={strokeWidths[size]}
    aria-hidden="true"
  >
    <path d={iconPaths(name).join('')} />
  </svg>
);

import { boundsOf } from './face.ts';
import { picture, toGrains, type View } from './picture.ts';
import { type SceneName, scenes } from './scenes.ts';

const GRAIN = 4;
const LARGEST = 1.9;
/** Spacing of the floor grid in picture units; its lines rise by tan 30°. */
const PITCH = 30;
/** Seen on light tints and on dark ground alike. */
const GRID_COLOUR = '#5f86a3';

const floorGrid = (view: View, horizon: number): string => {
  const reach = view.width + view.height * 2;
  const lines: string[] = [];
  const run = reach / Math.sqrt(3);
  for (let x = -reach; x <= reach; x += PITCH) {
    const centre = view.width / 2 + x;
    const [ax, ay] = toGrains(view, GRAIN, [centre - reach, horizon + run]);
    const [bx, by] = toGrains(view, GRAIN, [centre + reach, horizon - run]);
    lines.push(`M${ax} ${ay}l${bx - ax} ${by - ay}M${ax} ${by}l${bx - ax} ${ay - by}`);
  }
  const width = ((GRAIN * 0.8) / view.scale).toFixed(1);
  return `<path fill="none" stroke="${GRID_COLOUR}" stroke-width="${width}" opacity=".2" d="${lines.join('')}"/>`;
};

/** A scene standing on a floor grid, on transparent ground; by default an A3 sheet. SVG text. */
export const cardDrawing = ({
  scene,
  width = 420,
  height = 297,
}: {
  readonly scene: SceneName;
  readonly width?: number;
  readonly height?: number;
}): string => {
  const faces = scenes[scene]();
  const { left, top, right, bottom } = boundsOf(faces);
  const tall = height > width;
  const head = tall ? 0.19 * height : 0.14 * height;
  const floor = height * (tall ? 0.9 : 0.89);
  const scale = Math.min(
    (width - (tall ? 84 : 110)) / (right - left),
    (floor - head) / (bottom - top),
    LARGEST,
  );
  const middle = tall ? (head + floor) / 2 - ((top + bottom) / 2) * scale : Number.POSITIVE_INFINITY;
  const view: View = {
    width,
    height,
    scale,
    origin: [width / 2 - ((left + right) / 2) * scale, Math.min(middle, floor - bottom * scale)],
  };
  return picture(faces, view, GRAIN, floorGrid(view, height * 0.87));
};

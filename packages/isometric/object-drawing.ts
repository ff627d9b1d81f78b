import { boundsOf } from './face.ts';
import { picture, placeIn } from './picture.ts';
import { type SceneName, scenes } from './scenes.ts';

const SIDE = 200;
const MARGIN = 14;

/** A scene alone on transparent ground, 200 by 200. SVG text. */
export const objectDrawing = ({ scene }: { readonly scene: SceneName }): string => {
  const faces = scenes[scene]();
  const inner = SIDE - 2 * MARGIN;
  const fitted = placeIn(boundsOf(faces), { left: MARGIN, top: MARGIN, width: inner, height: inner });
  return picture(faces, { width: SIDE, height: SIDE, ...fitted }, 4);
};

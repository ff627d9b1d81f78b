import { boundsOf } from './face.ts';
import { picture, placeIn } from './picture.ts';
import type { Subject } from './plots.ts';
import { sceneFaces } from './scenes.ts';

const SIDE = 200;
const MARGIN = 14;

/** A scene alone on transparent ground, 200 by 200. SVG text. */
export const objectDrawing = ({ scene, standards }: Omit<Subject, 'family'>): string => {
  const faces = sceneFaces(scene, standards);
  const inner = SIDE - 2 * MARGIN;
  const fitted = placeIn(boundsOf(faces), { left: MARGIN, top: MARGIN, width: inner, height: inner });
  return picture(faces, { width: SIDE, height: SIDE, ...fitted }, 4);
};

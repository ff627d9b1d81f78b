import type { Face } from '../face.ts';
import type { Paint } from '../paint.ts';
import { joinFaces } from './join.ts';
import { pathText } from './serialise.ts';

const round = (value: number): string => String(+value.toFixed(2)).replace(/^0\./, '.');

/** Attributes of a path for a paint. Widths are written in grains. */
export const paintAttributes = ({ kind, colour, opacity, width }: Paint, grain: number): string => {
  const soft = opacity < 1 ? ` opacity="${round(opacity)}"` : '';
  return kind === 'line'
    ? ` fill="none" stroke="${colour}" stroke-width="${round(width * grain)}"${soft}`
    : ` fill="${colour}"${soft}`;
};

/**
 * Faces as SVG paths, `grain` whole units to a world unit: faces of one paint joined.
 * No pixel differs from painting the faces one after another.
 */
export const pack = (faces: readonly Face[], grain: number): string =>
  joinFaces(faces)
    .map(
      ({ paint, faces: members }) =>
        `<path${paintAttributes(paint, grain)} d="${pathText(members, grain)}"/>`,
    )
    .join('');

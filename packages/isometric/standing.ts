import { type Bounds, boundsOf, type Face } from './face.ts';
import { type Place, project } from './geometry/projection.ts';

/** Objects on one ground, which is not among them: their shadows are laid down before anything stands on them. */
export const standing = (faces: readonly Face[]): Face[] => {
  const isShadow = ({ paint }: Face): boolean => paint.kind === 'shadow';
  return [...faces.filter(isShadow), ...faces.filter((face) => !isShadow(face))];
};

/** The smallest box round what stands, without its shadows: what should be centred. */
export const boundsOfSolids = (faces: readonly Face[]): Bounds =>
  boundsOf(faces.filter(({ paint }) => paint.kind !== 'shadow'));

/**
 * An object drawn at a place, rounded from there: the same object at another place is then written with the
 * same text, which compresses to almost nothing. Not for parts that must meet others to the grain.
 */
export const rounded = (at: Place, faces: readonly Face[]): Face[] => {
  const origin = project(at);
  return faces.map((face) => ({ ...face, origin }));
};

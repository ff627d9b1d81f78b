import type { Face } from '../face.ts';
import type { Point } from '../geometry/projection.ts';
import { PathWriter } from './path-writer.ts';

/**
 * Faces as one path text in whole numbers, `grain` of them to a world unit, each step relative to the last.
 * A face with an origin is rounded from there.
 */
export const pathText = (faces: readonly Pick<Face, 'commands' | 'origin'>[], grain: number): string => {
  const writer = new PathWriter();
  for (const { commands, origin = [0, 0] } of faces) {
    const base: Point = [Math.round(origin[0] * grain), Math.round(origin[1] * grain)];
    const whole = ([x, y]: Point): Point => [
      base[0] + Math.round((x - origin[0]) * grain),
      base[1] + Math.round((y - origin[1]) * grain),
    ];
    for (const command of commands) writer.write(command, whole, grain);
  }
  return writer.text;
};

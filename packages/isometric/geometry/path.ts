import type { Point } from './projection.ts';

/** The half axes of an elliptical arc, and which of the four ways it takes. */
export type Arc = { readonly rx: number; readonly ry: number; readonly large: 0 | 1; readonly sweep: 0 | 1 };

/** One step of an outline in absolute sheet coordinates. Arcs are never turned. */
export type Command =
  | readonly ['M' | 'L', Point]
  | readonly ['Q', Point, Point]
  | readonly ['C', Point, Point, Point]
  | readonly ['A', Arc, Point]
  | readonly ['Z'];

const moved = (command: Command, move: (point: Point) => Point, scale: number): Command => {
  switch (command[0]) {
    case 'M':
    case 'L':
      return [command[0], move(command[1])];
    case 'Q':
      return ['Q', move(command[1]), move(command[2])];
    case 'C':
      return ['C', move(command[1]), move(command[2]), move(command[3])];
    case 'A': {
      const [, arc, to] = command;
      return ['A', { ...arc, rx: arc.rx * scale, ry: arc.ry * scale }, move(to)];
    }
    case 'Z':
      return command;
  }
};

/** Moves every point of a path; radii of arcs grow by `scale`. */
export const mapCommands = (
  commands: readonly Command[],
  move: (point: Point) => Point,
  scale = 1,
): Command[] => commands.map((command) => moved(command, move, scale));

import type { Point } from './projection.ts';

/** One step of an outline in absolute sheet coordinates. Arcs are never turned. */
export type Command =
  | readonly ['M', Point]
  | readonly ['L', Point]
  | readonly ['Q', Point, Point]
  | readonly ['C', Point, Point, Point]
  | readonly [
      'A',
      { readonly rx: number; readonly ry: number; readonly large: 0 | 1; readonly sweep: 0 | 1 },
      Point,
    ]
  | readonly ['Z'];

const moved = (command: Command, move: (point: Point) => Point, scale: number): Command => {
  switch (command[0]) {
    case 'M':
      return ['M', move(command[1])];
    case 'L':
      return ['L', move(command[1])];
    case 'Q':
      return ['Q', move(command[1]), move(command[2])];
    case 'C':
      return ['C', move(command[1]), move(command[2]), move(command[3])];
    case 'A': {
      const { rx, ry, large, sweep } = command[1];
      return ['A', { rx: rx * scale, ry: ry * scale, large, sweep }, move(command[2])];
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

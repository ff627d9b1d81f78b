import { batch } from './drawings/batch.ts';
import { bell } from './drawings/bell.ts';
import { budget } from './drawings/budget.ts';
import { chain } from './drawings/chain.ts';
import { clock } from './drawings/clock.ts';
import { controls } from './drawings/controls.ts';
import { days } from './drawings/days.ts';
import { fence } from './drawings/fence.ts';
import { layers } from './drawings/layers.ts';
import { limit } from './drawings/limit.ts';
import { ring } from './drawings/ring.ts';
import { stairs } from './drawings/stairs.ts';
import { vial } from './drawings/vial.ts';
import { way } from './drawings/way.ts';
import type { Draw, Drawn } from './sheet.ts';

type Kind = Drawn['kind'];

const drawings: { [One in Kind]: Draw<One> } = {
  batch,
  bell,
  budget,
  chain,
  clock,
  controls,
  days,
  fence,
  layers,
  limit,
  ring,
  stairs,
  vial,
  way,
};

/** The drawing of a figure, without its heading and its ground. */
export const sheetOf = <One extends Kind>(kind: One, figure: Parameters<Draw<One>>[0]) =>
  drawings[kind](figure);

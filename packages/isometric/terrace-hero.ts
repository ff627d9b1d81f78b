import type { Face } from './face.ts';
import { families } from './families.ts';
import { type HeroLayout, hero, heroPlans, seedOf } from './hero.ts';
import { onPad, type Subject } from './plots.ts';
import { type Plot, terrace } from './solids/terrace.ts';

const PLOT: Plot = { x: -150, y: -150, width: 300, depth: 300 };

/** One large object on a terrace with a pad in the colour of its family. */
export const terraceFaces = (subject: Subject): Face[] => [...terrace(PLOT), ...onPad(subject, PLOT, 22)];

/** The hero of a management service, and of others without a number. SVG text. */
export const terraceHero = ({ layout, ...subject }: Subject & { readonly layout: HeroLayout }): string =>
  hero(terraceFaces(subject), heroPlans.usual[layout], {
    seed: seedOf(subject.scene),
    largest: 2,
    depths: families[subject.family][1],
  });

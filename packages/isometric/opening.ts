import { type HeroLayout, type HeroLook, hero, heroPlans } from './hero.ts';
import type { Numbered } from './numbered.ts';
import { openingFaces } from './scenes.ts';

const sheets = { home: 'island', 'not-found': 'usual' } as const;

const looks = {
  home: { grain: 2.5, seed: 2.4, largest: 2 },
  'not-found': { seed: 404 },
} as const satisfies Readonly<Record<string, HeroLook>>;

/** The opening of a page that has one of its own in openings.yaml; `standards` are those of the firm. SVG text. */
export const opening = ({
  page,
  standards,
  layout,
}: {
  readonly page: keyof typeof sheets;
  readonly standards?: readonly Numbered[];
  readonly layout: HeroLayout;
}): string =>
  hero(
    [...openingFaces(`${page}-ground`), ...openingFaces(page, standards)],
    heroPlans[sheets[page]][layout],
    looks[page],
  );

import { type HeroSetting, hero, heroPlans } from './hero.ts';
import { openingFaces } from './scenes.ts';

/** The opening of the home page: an island with standards of the firm as buildings. SVG text. */
export const opening = ({ standards, layout }: HeroSetting): string =>
  hero([...openingFaces('home-ground'), ...openingFaces('home', standards)], heroPlans.island[layout], {
    grain: 2.5,
    seed: 2.4,
    largest: 2,
  });

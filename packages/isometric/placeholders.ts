import { steel } from './families.ts';
import { bust, type ClothColours, frame, type Look, path } from './portrait/bust.ts';

const [LIT, BODY, SHADE] = steel;
const GROUND = '#cbd6dd';

const nobody: Look = { head: 'oval', hair: 'none', dress: 'blouse', pattern: 'rings' };
const cloth: ClothColours = {
  f1: LIT,
  f2: SHADE,
  f3: '#6a8293',
  f4: SHADE,
  white: '#fff',
  pale: LIT,
  grey: BODY,
  gold: LIT,
};

/** The bust that stands where a photograph failed: steel, nobody. The page adds the words. SVG text. */
export const missingPhoto = (): string =>
  frame(path(GROUND, 'M0 0h210v252H0z') + bust(nobody, [LIT, '#d3dde4', BODY], cloth));

/** What stands where a logo failed: a sheet torn across. The page adds the words. SVG text, 240 by 96. */
export const missingLogo = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="96" viewBox="0 0 240 96">` +
  `${path(BODY, 'M96 12h48v30l-12-7-12 9-12-9-12 9zM96 54l12-9 12 9 12-9 12 7v32H96z')}` +
  `${path(LIT, 'M102 18h22v4h-22zM102 26h32v3h-32zM102 66h36v3h-36zM102 73h24v3h-24z')}</svg>`;

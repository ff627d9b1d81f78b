import { families } from './families.ts';
import type { Family, PortraitLook } from './names.ts';
import { bust, type ClothColours, frame, type Look, path } from './portrait/bust.ts';
import { patterns } from './portrait/patterns.ts';

const looks: Readonly<Record<PortraitLook, Look>> = {
  'silver-suit': {
    head: 'square',
    hair: 'silver',
    dress: 'suit',
    pattern: 'protractor',
    worn: 'glasses',
    silver: true,
  },
  'crop-jacket': { head: 'oval', hair: 'crop', dress: 'jacket', pattern: 'rings' },
  'bun-saree': { head: 'round', hair: 'bun', dress: 'saree', pattern: 'depth', worn: 'earrings' },
  'parting-coat': { head: 'long', hair: 'parting', dress: 'coat', pattern: 'lattice', worn: 'round-glasses' },
  'long-blazer': { head: 'oval', hair: 'long', dress: 'blazer', pattern: 'rules', worn: 'glasses' },
  'curls-shirt': { head: 'long', hair: 'curls', dress: 'shirt', pattern: 'bells' },
  'beard-tunic': { head: 'square', hair: 'beard', dress: 'tunic', pattern: 'compass' },
  'scarf-blouse': { head: 'round', hair: 'none', dress: 'blouse', pattern: 'crosses', worn: 'headscarf' },
  'helmet-vest': { head: 'square', hair: 'none', dress: 'vest', pattern: 'hatch', worn: 'helmet' },
  'plait-saree': { head: 'oval', hair: 'plait', dress: 'kandyan', pattern: 'waves', worn: 'earrings' },
};

/**
 * A drawn bust in the colours of a family, before a drawing pattern: no person, a stand-in for a photograph
 * of 1:1.2. SVG text.
 */
export const portrait = ({
  look,
  family,
}: {
  readonly look: PortraitLook;
  readonly family: Family;
}): string => {
  const [f1, f2, f3, f4] = families[family];
  const gold = family === 'king-coconut' ? '#fff' : families['king-coconut'][1];
  const paint: ClothColours = { f1, f2, f3, f4, white: '#fff', pale: '#e8ecee', grey: '#c5cfd5', gold };
  const { pattern } = looks[look];
  return frame(
    `${path(f4, 'M0 0h210v252H0z')}<path fill="none" stroke="${f1}" opacity=".34" d="${patterns[pattern]}"/>` +
      bust(looks[look], [f1, f2, f3], paint),
  );
};

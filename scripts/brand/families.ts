import { families, familyGrounds, type TintedFamily } from '@site/isometric';
import type { FamilyColours } from './family-styles.ts';

const coloursOf = (name: TintedFamily): FamilyColours => ({
  steps: families[name],
  ground: familyGrounds[name],
});

/** The families that have a colour of their own: all but the brand's and the grey one. */
export const tintedFamilies: Readonly<Record<TintedFamily, FamilyColours>> = {
  lagoon: coloursOf('lagoon'),
  'king-coconut': coloursOf('king-coconut'),
  tea: coloursOf('tea'),
  cinnamon: coloursOf('cinnamon'),
  'nil-manel': coloursOf('nil-manel'),
};

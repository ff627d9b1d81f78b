import { steel } from '../families.ts';
import { type Cloth, type DressStyle, dress } from './dress.ts';
import { type HairStyle, hair } from './hair.ts';
import { type HeadShape, heads } from './heads.ts';
import type { Pattern } from './patterns.ts';

const HAIR_INK = '#0b1f33';

/** What a bust is made of. */
export type Look = {
  readonly head: HeadShape;
  readonly hair: HairStyle;
  readonly dress: DressStyle;
  readonly pattern: Pattern;
  readonly worn?: 'glasses' | 'round-glasses' | 'earrings' | 'headscarf' | 'helmet';
  readonly silver?: true;
};

const NECK = 'M88 128h34v31c0 6 3 9 8 10l-25 25-25-25c5-1 8-4 8-10Z';
const CHIN_SHADE = 'M88 136c8 8 26 8 34-4v22l-13-4c-10 0-17-6-21-14Z';
const EARS = 'M72 92c-6-1-8 4-6 10s5 10 9 9zM138 92c6-1 8 4 6 10s-5 10-9 9z';

const GLASSES =
  'M78 96c0-4 3-6 7-6h7c5 0 8 2 8 7 0 7-4 11-11 11s-11-4-11-12ZM110 97c0-5 3-7 8-7h7c4 0 7 2 7 6 0 8-4 12-11 12s-11-4-11-11ZM100 96c3-2 7-2 10 0M78 95l-7-2M132 95l7-2';
const ROUND_GLASSES =
  'M89 87a11 11 0 1 1 0 22 11 11 0 0 1 0-22ZM121 87a11 11 0 1 1 0 22 11 11 0 0 1 0-22ZM100 96c3-2 7-2 10 0M78 96l-6-2M132 96l6-2';
const EARRINGS = 'M69 113a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM141 113a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z';

const SCARF_BEHIND = 'M105 44c30 0 44 20 42 52-1 22 2 40 12 62H51c10-22 13-40 12-62-2-32 12-52 42-52Z';
const SCARF_DRAPE =
  'M72 84c-4 38 12 58 33 58s37-20 33-58c6-2 9 4 9 12 0 30 4 44 18 62-6 26-30 44-60 48-30-4-54-22-60-48 14-18 18-32 18-62 0-8 3-14 9-12Z';
const SCARF_FOLD =
  'M138 84c6-2 9 4 9 12 0 30 4 44 18 62-6 26-30 44-60 48 18-14 30-34 28-58 4-16 7-38 5-64ZM62 140c10 18 30 28 52 28-18 6-42 0-55-14Z';
const SCARF_PIN = 'M84 160l5 5-5 5-5-5Z';

const HELMET = 'M66 80c-3-32 14-50 39-50s42 18 39 50l3 5c-28-9-56-9-84 0Z';
const HELMET_SHADE = 'M117 32c20 5 29 22 27 48l3 5c-8-3-16-4-24-5 2-18 1-34-6-48Z';
const HELMET_RIDGE = 'M99 28h12l3 51c-6-1-12-1-18 0Z';

/** The colour of every kind of cloth. */
export type ClothColours = { readonly [tone in Cloth]: string };

/** One path; empty text draws nothing. */
export const path = (colour: string, d: string): string =>
  d === '' ? '' : `<path fill="${colour}" d="${d}"/>`;

const outline = (d: string): string => `<path fill="none" stroke="${HAIR_INK}" stroke-width="2.6" d="${d}"/>`;

const wornBehind = ({ worn }: Look, paint: ClothColours): string =>
  worn === 'headscarf' ? path(paint.pale, SCARF_BEHIND) : '';

const wornBefore = ({ worn }: Look, paint: ClothColours): string => {
  switch (worn) {
    case 'glasses':
      return outline(GLASSES);
    case 'round-glasses':
      return outline(ROUND_GLASSES);
    case 'earrings':
      return path(paint.gold, EARRINGS);
    case 'headscarf':
      return path(paint.pale, SCARF_DRAPE) + path(paint.grey, SCARF_FOLD) + path(paint.gold, SCARF_PIN);
    case 'helmet':
      return path(paint.gold, HELMET) + path('#c87a05', HELMET_SHADE) + path('#ffd36b', HELMET_RIDGE);
    default:
      return '';
  }
};

/** A bust without what is behind it. */
export const bust = (look: Look, skin: readonly [string, string, string], paint: ClothColours): string => {
  const { behind, before } = hair[look.hair];
  const hairColour = look.silver ? steel[1] : HAIR_INK;
  const { outline: head, shade } = heads[look.head];
  const clothes = dress[look.dress].map(([cloth, d]) => path(paint[cloth], d)).join('');
  return [
    path(hairColour, behind),
    wornBehind(look, paint),
    path(skin[1], NECK),
    path(skin[2], CHIN_SHADE),
    clothes,
    look.worn === 'headscarf' ? '' : path(skin[0], EARS),
    path(skin[0], head),
    path(skin[1], shade),
    path(hairColour, before),
    wornBefore(look, paint),
  ].join('');
};

/** A document of the size that photographs have, 1:1.2. */
export const frame = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="504" viewBox="0 0 210 252">${content}</svg>`;

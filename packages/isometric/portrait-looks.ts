/** The drawn busts that stand in for photographs: hair, dress and what is worn, by name. */
export const portraitLooks = [
  'silver-suit',
  'crop-jacket',
  'bun-saree',
  'parting-coat',
  'long-blazer',
  'curls-shirt',
  'beard-tunic',
  'scarf-blouse',
  'helmet-vest',
  'plait-saree',
] as const;

export type PortraitLook = (typeof portraitLooks)[number];

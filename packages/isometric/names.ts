// What content may name, apart from the engine that draws it.

/** The colour families. */
export const familyNames = ['ocean', 'lagoon', 'king-coconut', 'tea', 'cinnamon', 'nil-manel'] as const;

export type Family = (typeof familyNames)[number];

/** Every drawing that content may name; objects/scenes.yaml draws them. */
export const sceneNames = [
  'gauge-blocks',
  'monitor-syringe',
  'turbine-tea',
  'microscope',
  'bottle-blister',
  'weights',
  'bell-curve',
  'document-lens',
  'cocoa-jar',
  'bridge',
  'pump-cream',
  'servers-lock',
  'balance',
  'helmet-cones',
  'layers-cocoa',
  'vat-thermometer',
  'vials-blister',
  'numbers',
  'parcel',
  'round-table',
  'cabinets',
  'pawns',
  'review-table',
  'pallet',
  'tyre',
  'cocoa-pod',
  'lighthouse',
  'certificate',
  'books',
  'easel',
  'document',
  'clipboard',
  'badge',
  'building',
  'calendar',
  'dividers',
  'signpost',
  'drawing-sheet',
] as const;

export type SceneName = (typeof sceneNames)[number];

/**
 * From where an opening is seen. Rising: the numeral lies and reads up and to the right, the object stands in front of it.
 * Falling: the numeral lies and reads down and to the right, the object behind it. Upright: the numeral stands along the edge
 * of one ground, the object on it is as large as the numeral.
 */
export const cameras = ['rising', 'falling', 'upright'] as const;

export type Camera = (typeof cameras)[number];

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

/** Figures that stand beside the name in a drawn wordmark; `none` for the name alone. */
export const wordmarkMarks = [
  'disc',
  'sail',
  'hexagon',
  'sunrise',
  'ring',
  'drop',
  'tiles',
  'leaf',
  'wave',
  'peak',
  'grain',
  'orbit',
  'none',
] as const;

/** Ways to set the name. */
export const wordmarkStyles = ['heavy', 'light', 'plain', 'capitals', 'lower', 'spaced'] as const;

export type WordmarkMark = (typeof wordmarkMarks)[number];
export type WordmarkStyle = (typeof wordmarkStyles)[number];

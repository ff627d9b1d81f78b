/**
 * Heads in a frame of 210 by 252: an outline, and the part in shade. The edge of the shade runs down the
 * bridge of the nose, so that a face without features still has a form.
 */
export const heads = {
  oval: {
    outline: 'M105 55c21 0 33 15 33 39 0 29-15 50-33 50S72 123 72 94c0-24 12-39 33-39Z',
    shade: 'M113 56c16 3 25 17 25 38 0 29-15 50-33 50 5-6 7-13 7-19l-3-6-8-3c3-8 7-18 10-31 2-10 3-20 2-29Z',
  },
  square: {
    outline:
      'M105 54c22 0 34 14 34 37 0 12 0 24-4 34-5 12-17 20-30 20s-25-8-30-20c-4-10-4-22-4-34 0-23 12-37 34-37Z',
    shade:
      'M113 55c17 3 26 16 26 36 0 12 0 24-4 34-5 12-17 20-30 20 5-6 8-13 8-20l-3-6-9-3c3-8 7-18 10-31 2-10 3-21 2-30Z',
  },
  round: {
    outline: 'M105 57c23 0 35 16 35 39 0 27-16 46-35 46S70 123 70 96c0-23 12-39 35-39Z',
    shade: 'M113 58c18 3 27 17 27 38 0 27-16 46-35 46 5-5 7-12 7-18l-3-6-8-3c3-8 7-17 10-29 2-9 3-19 2-28Z',
  },
  long: {
    outline: 'M105 52c20 0 31 15 31 40 0 32-14 56-31 56S74 124 74 92c0-25 11-40 31-40Z',
    shade: 'M112 53c15 3 24 16 24 39 0 32-14 56-31 56 4-7 6-15 6-22l-3-6-8-3c3-9 7-20 9-33 2-11 4-21 3-31Z',
  },
} as const;

export type HeadShape = keyof typeof heads;

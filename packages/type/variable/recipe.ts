/** A cut of the family: weight and width as in CSS. */
export type Cut = readonly [weight: number, width: number];

/** What is made of a variable font. */
export type Recipe = {
  /** The variable font, any container format. */
  source: Buffer;
  characters: string;
  /** The cut that is kept exactly; it has the least weight and width of the result. */
  exact: Cut;
  heaviest: number;
  widest: number;
  /** The weight at which the source has a master of its own between the two ends. */
  middle: number;
  /** The cuts that the site uses: the result comes nearest to the source there. */
  fitted: readonly Cut[];
  /** The cut whose kerning stands for all. */
  kerning: Cut;
  /** What every number of the variations is rounded to, in font units. */
  step: number;
};

/** The part of subset-font (which brings no types) that the font scripts use. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype' | 'woff2';
    variationAxes?: Record<string, number>;
    keepFeatures?: string[];
    preserveNameIds?: number[];
    dropTables?: string[];
    noHinting?: boolean;
    keepAllGlyphs?: boolean;
  };
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}

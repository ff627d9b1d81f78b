const size = 14 * 1024;

const document = (text: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Reference</title><h1>Reference</h1><details><summary>More</summary>Shown</details><p>${text}</p></html>`;

const filler = 'Measure where you are, then close the distance. '.repeat(size);

/** The physical limit: one document of 14 KB and nothing else, uncompressed, with one control that unfolds a word. */
export const referencePage = document(filler.slice(0, size - document('').length));

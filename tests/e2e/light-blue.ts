import { readFileSync } from 'node:fs';

const [, red = '', green = '', blue = ''] =
  readFileSync('src/styles/brand.css', 'utf8').match(/--beam: #(..)(..)(..);/) ?? [];

/** The light blue that answers the pointer over drawings; with another firm's colours, what stands in its place. */
export const lightBlue = `rgb(${[red, green, blue].map((part) => Number.parseInt(part, 16)).join(', ')})`;

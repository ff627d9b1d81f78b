import type { Element } from 'happy-dom';
import { textOf } from './documents.ts';

const block =
  'p, li, h1, h2, h3, h4, dt, dd, td, th, caption, figcaption, blockquote, summary, button, label, address, div, section, header, footer, nav, aside, main, ul, ol, dl, table, tr, tbody, thead, figure, details, template';

/** The texts of an element, block by block: paragraphs, list items, headings, cells. */
export const blocksOf = (element: Element): string[] => {
  const inner = [...element.children].filter((child) => child.matches(block) || child.querySelector(block));
  if (inner.length === 0) return [textOf(element)].filter((text) => text !== '');
  return inner.flatMap(blocksOf);
};

/** The sentences of a text. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)/u);

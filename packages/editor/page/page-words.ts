/** What a page says in one line, and the place of each letter in it. */
export type PageWords = { text: string; places: { node: Text; offset: number }[] };

const unsaid = 'script, style, template, noscript';

/** A letter as it is compared: quotes are straight, every space is one; what only breaks words is nothing. */
const plain = (letter: string) => {
  if (/[\u00ad\u200b\u2060]/.test(letter)) return '';
  if (/\s/.test(letter)) return ' ';
  return letter.replace(/[‘’]/, "'").replace(/[“”]/, '"');
};

/** A text as it is compared with what a page says. */
export const inOneLine = (text: string): string =>
  [...text].map(plain).join('').replaceAll(/ +/g, ' ').trim();

/** The part of a page that a text stands in a line with others in. */
const blockOf = ({ parentElement }: Node) => {
  let block = parentElement;
  while (block && /^(inline|contents)/.test(getComputedStyle(block).display)) block = block.parentElement;
  return block;
};

/** What a part of a page says. */
export const wordsOf = (root: Node): PageWords => {
  const words: PageWords = { text: '', places: [] };
  let block: Element | null = null;
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker?.nextNode(); node; node = walker?.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest(unsaid)) continue;
    const own = blockOf(node);
    if (own !== block && !words.text.endsWith(' ')) {
      words.text += ' ';
      words.places.push({ node, offset: 0 });
    }
    block = own;
    for (let offset = 0; offset < node.data.length; offset++) {
      const letter = plain(node.data.charAt(offset));
      if (letter === '' || (letter === ' ' && words.text.endsWith(' '))) continue;
      words.text += letter;
      words.places.push({ node, offset });
    }
  }
  return words;
};

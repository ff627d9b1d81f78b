import { block, type Draw, type Part } from '../sheet.ts';

const pitch = 112;

/** Three slabs, one over the other. */
export const layers: Draw<'layers'> = ({ layers }) => ({
  height: pitch * 3,
  parts: layers.map(({ mark, title, text }, index): Part => {
    const y = 22 + pitch * index;
    return [
      ...block(0, y, 326, 84, 34),
      { x: 12, y: y + 64, look: 'numeral', size: 62, onLit: true, text: mark },
      { x: 72, y: y + 27, look: 'bold', size: 20, onLit: true, text: title },
      { x: 72, y: y + 49, onLit: true, limit: 31, text },
    ];
  }),
});

import { materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { leftPanel, rightPanel } from '../solids/flat.ts';
import { boxShadow } from '../solids/shadow.ts';
import { kind, place } from './kind.ts';

const { 'king-coconut': gold, lagoon, 'nil-manel': violet } = materials;

/** A rack of servers, as many as its height holds. */
export const serverRack = kind({ size: place }, ({ size }, at) => {
  const [x, y, z] = at;
  const [width, depth, height] = size;
  const rows = Array.from({ length: Math.floor((height - 10) / 13) }, (_, i) => z + 6 + i * 13);
  const vents = [0, 1, 2, 3].map((i) => y + 8 + i * 9);
  return [
    boxShadow(at, size),
    ...box(at, size, violet),
    ...rows.flatMap((row, i) => [
      leftPanel([x + 5, y + depth, row], width - 10, 8, violet[3]),
      leftPanel([x + 8, y + depth, row + 3], width * 0.34, 2, violet[0]),
      leftPanel([x + width - 13, y + depth, row + 3], 3, 2.4, i % 3 ? gold[0] : lagoon[0]),
    ]),
    ...vents.map((vent) => rightPanel([x + width, vent, z + height * 0.55], 4, height * 0.3, violet[3])),
  ];
});

import type { CertificatePoint } from '../answers.ts';

/**
 * Where a point stands on the drawn certificate, 520 by 735, and its flag: how far down the edge, or where it is looked up, how
 * far along the foot, so that their numbers follow each other.
 */
type Place = { x: number; y: number; width: number; height: number; flag: number; isLookedUp?: boolean };

export const places: Readonly<Record<CertificatePoint, Place>> = {
  issuer: { x: 30, y: 28, width: 460, height: 66, flag: 46 },
  confirmed: { x: 30, y: 144, width: 240, height: 38, flag: 158, isLookedUp: true },
  site: { x: 30, y: 210, width: 460, height: 70, flag: 230 },
  edition: { x: 30, y: 298, width: 460, height: 66, flag: 316 },
  scope: { x: 30, y: 376, width: 460, height: 78, flag: 400 },
  dates: { x: 30, y: 464, width: 460, height: 66, flag: 482 },
  mark: { x: 30, y: 550, width: 78, height: 74, flag: 546 },
  listed: { x: 114, y: 553, width: 300, height: 33, flag: 30, isLookedUp: true },
  arrangement: { x: 114, y: 590, width: 300, height: 33, flag: 94, isLookedUp: true },
  register: { x: 30, y: 144, width: 240, height: 38, flag: 222, isLookedUp: true },
  product: { x: 276, y: 632, width: 236, height: 132, flag: 700 },
};

/** The part of the drawing round a point, as a view box as wide as the whole. */
export const cropRound = (point: CertificatePoint) => {
  const { y, height } = places[point];
  const top = Math.max(-14, Math.min(y + height / 2 - 116, 546));
  return `-12 ${top} 596 232`;
};

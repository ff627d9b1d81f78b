/** A place round a centre: `angle` in degrees clockwise from twelve o'clock, `radius` from the centre. */
export type Polar = { angle: number; radius: number };
export type Place = readonly [x: number, y: number];

/** To a tenth of a unit: less than a pixel at any size. */
export const rounded = (value: number) => Math.round(value * 10) / 10 + 0;

export const placeAt = ([x, y]: Place, { angle, radius }: Polar): Place => {
  const turn = (angle * Math.PI) / 180;
  return [rounded(x + radius * Math.sin(turn)), rounded(y - radius * Math.cos(turn))];
};

const written = (place: Place) => place.join(' ');

/** A piece of a pie from one angle to another. */
export const sector = (centre: Place, radius: number, from: number, to: number) => {
  const [start, end] = [from, to].map((angle) => written(placeAt(centre, { angle, radius })));
  return `M${written(centre)}L${start}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end}z`;
};

/** A place round a centre: `angle` in degrees clockwise from twelve o'clock, `radius` from the centre. */
type Polar = { angle: number; radius: number };
type Place = readonly [x: number, y: number];

/** To a tenth of a unit: less than a pixel at any size. */
const rounded = (value: number) => Math.round(value * 10) / 10 + 0;

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

/**
 * Legs laid at right angles, each to the line from the start to the end of those before: that line is the root of the sum
 * of their squares. The ends of the legs, the first of them to the right of `start`.
 */
export const ends = ([x, y]: Place, legs: readonly number[]): readonly Place[] => {
  let [total, angle] = [0, 0];
  return legs.map((leg) => {
    angle += total === 0 ? 0 : Math.atan2(leg, total);
    total = Math.hypot(total, leg);
    return [rounded(x + total * Math.cos(angle)), rounded(y - total * Math.sin(angle))];
  });
};

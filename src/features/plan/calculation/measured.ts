/** A value with its numbers apart from its words, `14.4 to 18 days`: every second piece is a number. */
export const numbersApart = (value: string) => value.split(/(\d+(?:\.\d+)?)/);

/** What a value measures: from its first number to its last. Undefined where it has none. */
export const measured = (value: string) => {
  const numbers = numbersApart(value).flatMap((piece, index) => (index % 2 === 1 ? [Number(piece)] : []));
  const [from] = numbers;
  const to = numbers.at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
};

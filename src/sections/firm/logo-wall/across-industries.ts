/** A number of clients taken from each industry in turn, in the order of the list, so that a short wall shows them all. */
export const acrossIndustries = <Client extends { industry: string }>(
  clients: readonly Client[],
  count: number,
): Client[] => {
  const industries = Map.groupBy(clients, ({ industry }) => industry);
  const longest = Math.max(0, ...[...industries.values()].map((group) => group.length));
  const inTurn = Array.from({ length: longest }, (_, place) =>
    [...industries.values()].flatMap((group) => group.slice(place, place + 1)),
  );
  return inTurn.flat().slice(0, count);
};

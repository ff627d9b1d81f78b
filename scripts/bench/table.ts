type Row = Readonly<Record<string, string>>;

/** A table for the console: a line for each figure or for each thing it is of, whichever are more, so that it fits a window. */
export const table = (rows: readonly Row[]): Record<string, Row> => {
  const lines = rows.map(({ of = '', ...figures }) => [of, figures] as const);
  const names = Object.keys(lines[0]?.[1] ?? {});
  if (names.length < lines.length) return Object.fromEntries(lines);
  const turned = (name: string) =>
    Object.fromEntries(lines.map(([of, figures]) => [of, figures[name] ?? '']));
  return Object.fromEntries(names.map((name) => [name, turned(name)]));
};

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** `Monday to Wednesday and Friday` as its days; a span may go on beyond Sunday. */
export const daysOfWeek = (words: string): (typeof week)[number][] =>
  words.split(/, and |, | and /).flatMap((span) => {
    const [first = '', last = first] = span.split(' to ');
    const names: readonly string[] = week;
    const from = names.indexOf(first);
    const count = ((names.indexOf(last) - from + week.length) % week.length) + 1;
    return [...week, ...week].slice(from, from + count);
  });

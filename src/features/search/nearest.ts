/** A page that an address may have meant, with the names it goes by. */
type Candidate = { names: readonly string[] };

/** Words that people add to an address without meaning anything by them, behind one that does. */
const fillers = /(?<=.)(?:main|index|page|services?|certifications?|standards?|consulting|html?|php)+$/;

/** What is left of an address or a name to compare: lower case, letters and digits, without endings that say nothing. */
export const essence = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .replace(fillers, '');

/** The least number of letters to change, add, drop or swap with a neighbour to turn one text into the other. */
export const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const at = (list: number[], index: number) => list[index] ?? 0;
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + same);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(before, j - 2) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
};

/** How far a name is from what was asked for: 0 the same, 1 its number is in it, more for each slip; none when too far. */
const remoteness = (asked: string, name: string): number | undefined => {
  const [a, b] = [essence(asked), essence(name)];
  if (a === b) return 0;
  const number = /\d{4,5}/.exec(name)?.[0];
  if (number && new RegExp(`(^|\\D)${number}(\\D|$)`).test(asked)) return 1;
  // One slip for every three letters, so that short names are not taken for one another.
  const slips = distance(a, b);
  return slips <= Math.floor(b.length / 3) && slips <= 2 ? 1 + slips : undefined;
};

/**
 * The pages that an unknown address may have meant, the nearest first, at most three.
 * Only those that are equally near as the nearest are offered.
 */
export const nearest = <Page extends Candidate>(pathname: string, candidates: readonly Page[]): Page[] => {
  // Encoded signs separate words at most; decoding them could fail.
  const last = pathname
    .replace(/%[0-9a-f]{2}/gi, '-')
    .split('/')
    .filter(Boolean)
    .at(-1);
  if (!last || essence(last) === '') return [];
  const near = candidates.flatMap((candidate) => {
    const found = candidate.names.flatMap((name) => remoteness(last, name) ?? []);
    return found.length > 0 ? [{ candidate, away: Math.min(...found) }] : [];
  });
  const least = Math.min(...near.map(({ away }) => away));
  return near
    .filter(({ away }) => away === least)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
};

/** On the page for unknown addresses: offers the pages that the address may have meant, from the list in the page. */
export const behaviour = (offer: HTMLElement) => {
  const known = offer.querySelector('template')?.content.querySelectorAll('li') ?? [];
  const list = offer.querySelector('ul');
  const entries = [...known].map((entry) => ({
    entry,
    names: (entry.dataset.names ?? '').split(' '),
  }));
  for (const { entry } of nearest(location.pathname, entries)) list?.append(entry);
  offer.hidden = !list?.hasChildNodes();
};

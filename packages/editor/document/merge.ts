import { fieldIn, nameOf } from '../field-words.ts';
import { align, asText, isSame } from './alignment.ts';

export type Side = 'theirs' | 'mine';

/** What two people have made of one field, each another thing; undefined where one has removed it. */
export type Conflict = {
  /** In the text that both began with. */
  field: string;
  theirs: unknown;
  mine: unknown;
};

type Fields = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

export const isFields = (value: unknown): value is Fields => value instanceof Object && !Array.isArray(value);
const isList = (value: unknown): value is List => Array.isArray(value);

/** One side of a list: where the entries of the base are now, and which new ones stand behind which of these. */
type Entries = {
  at: ReadonlyMap<number, number>;
  /** The entries of the base in the order they have now; those that are gone follow the one they stood behind. */
  order: readonly number[];
  /** By the entry of the base that they stand behind; -1 for the beginning. */
  added: ReadonlyMap<number, List>;
};

/** What one side has made of a list. In a list that grew or shrank, a changed entry is known by its name alone. */
const entriesOf = (base: List, now: List): Entries => {
  const isLong = base.length === now.length;
  const at = new Map<number, number>();
  const added = new Map<number, unknown[]>();
  let behind = -1;
  for (const [index, { movedFrom, was = movedFrom }] of align(base, now).entries()) {
    if (was !== undefined && (isLong || nameOf(base[was]) === nameOf(now[index]))) {
      at.set(was, index);
      behind = was;
    } else added.set(behind, [...(added.get(behind) ?? []), now[index]]);
  }
  const order = [...at.keys()];
  for (const index of base.keys()) if (!at.has(index)) order.splice(order.indexOf(index - 1) + 1, 0, index);
  return { at, order, added };
};

const isMoved = ({ order }: Entries) => order.some((index, place) => index !== place);

/**
 * What two people have made of one text, put together field by field: what only one of them has changed is as they have
 * it. Where both have changed a field, each to another thing, the chosen side stands; or mine while none is, and it is a conflict.
 * @param base the text that both began with
 * @param chosen which side a person has chosen for a field
 */
export const merge = (
  base: unknown,
  theirs: unknown,
  mine: unknown,
  chosen: (field: string) => Side | undefined = () => undefined,
) => {
  const conflicts: Conflict[] = [];

  /** Both are kept for a person to choose from; mine stands until then. */
  const conflict = (field: string, their: unknown, my: unknown) => {
    const side = chosen(field);
    // The day of the change is set by the save, whatever either has.
    if (!side && field !== 'changed') conflicts.push({ field, theirs: their, mine: my });
    return side === 'theirs' ? their : my;
  };

  const mergedFields = (was: Fields, their: Fields, my: Fields, field: string) => {
    const keys = new Set([...Object.keys(their), ...Object.keys(my)]);
    const fields = [...keys].map((key) => [key, merged(was[key], their[key], my[key], fieldIn(field, key))]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  };

  const mergedLists = (was: List, theirList: List, myList: List, field: string): unknown => {
    const [their, my] = [entriesOf(was, theirList), entriesOf(was, myList)];
    if (isMoved(their) && isMoved(my) && !isSame(their.order, my.order))
      return conflict(field, theirList, myList);
    const theirNew = new Set([...their.added.values()].flat().map(asText));
    const newBehind = (index: number) => [
      ...(their.added.get(index) ?? []),
      ...(my.added.get(index) ?? []).filter((entry) => !theirNew.has(asText(entry))),
    ];
    const inOrder = (isMoved(my) ? my : their).order.flatMap((index) => {
      const [theirEntry, myEntry] = [theirList[their.at.get(index) ?? -1], myList[my.at.get(index) ?? -1]];
      const entry = merged(was[index], theirEntry, myEntry, fieldIn(field, index));
      return [...(entry === undefined ? [] : [entry]), ...newBehind(index)];
    });
    return [...newBehind(-1), ...inOrder];
  };

  const merged = (was: unknown, their: unknown, my: unknown, field: string): unknown => {
    if (isSame(their, my) || isSame(was, my)) return their;
    if (isSame(was, their)) return my;
    if (isFields(their) && isFields(my)) return mergedFields(isFields(was) ? was : {}, their, my, field);
    if (isList(their) && isList(my)) return mergedLists(isList(was) ? was : [], their, my, field);
    return conflict(field, their, my);
  };

  return { value: merged(base, theirs, mine, ''), conflicts };
};

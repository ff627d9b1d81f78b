/** A content coding as named in `Accept-Encoding`; `identity` is the plain file. */
export type Coding = 'identity' | 'br' | 'zstd' | 'gzip';

/** The weights of an `Accept-Encoding` header, by coding in lower case. A weight that is no number counts as 0. */
const weights = (header: string): Map<string, number> =>
  new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [name === 'x-gzip' ? 'gzip' : name, Number(weight) || 0];
    }),
  );

/**
 * Chooses among the codings at hand, best for us (smallest) first, by the rules of RFC 9110, section 12.5.3:
 * the highest weight wins, and among equals the first. Plain is acceptable unless refused, but comes last when it
 * is not asked for. Returns nothing when the visitor refuses all of them.
 */
export const negotiate = <T extends { coding: Coding }>(
  header: string | undefined,
  available: readonly T[],
): T | undefined => {
  if (header === undefined) return available.find(({ coding }) => coding === 'identity');
  const asked = weights(header);
  const weightOf = (coding: Coding) =>
    asked.get(coding) ?? asked.get('*') ?? (coding === 'identity' ? 0.0001 : 0);
  return available
    .filter(({ coding }) => weightOf(coding) > 0)
    .toSorted((one, other) => weightOf(other.coding) - weightOf(one.coding))[0];
};

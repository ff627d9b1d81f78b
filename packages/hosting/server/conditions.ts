/** Whether an `If-None-Match` header names this entity tag. Proxies may have marked theirs as weak: no difference. */
export const matchesTag = (header: string | undefined, etag: string): boolean => {
  if (header === undefined) return false;
  const listed = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return listed.includes(etag) || listed.includes('*');
};

/** A part of a file, both ends included. */
type Span = { start: number; end: number };

/**
 * The part that a `Range` header asks for. `whole` for none, for several parts and for what is no byte range
 * (a server may ignore those), `outside` when no byte of it exists.
 */
export const requestedRange = (header: string | undefined, size: number): Span | 'whole' | 'outside' => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'outside' : { start, end };
};

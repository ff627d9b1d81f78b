/** The query of an address such as `/all-iso?q=food`; nothing where there is none. */
export const queryOf = (address: string) => new URL(address).searchParams.get('q') ?? '';

/** The same address with another query, without `q` where it is empty. */
export const withQuery = (address: string, query: string) => {
  const url = new URL(address);
  if (query.trim()) url.searchParams.set('q', query.trim());
  else url.searchParams.delete('q');
  return url.href;
};

import { createHash } from 'node:crypto';

/** What an island shows, as the file that the browser fetches: its name carries a hash of its text, it is cached for good. */
export const dataFile = <Data>(island: string, data: Data) => {
  const text = JSON.stringify(data);
  const file = `${island}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  return { data, file, address: `/data/${file}.json`, text };
};

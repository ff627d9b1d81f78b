/** Tables of a TrueType file by tag, e.g. `glyf`. */
export type Tables = ReadonlyMap<string, Buffer>;

const HEADER = 12;
const RECORD = 16;
const TRUETYPE = 0x00010000;

/** Splits an uncompressed TrueType file into its tables. */
export const readTables = (font: Buffer): Tables => {
  if (font.readUInt32BE(0) !== TRUETYPE) throw new Error('Not an uncompressed TrueType font.');
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => HEADER + index * RECORD);
  return new Map(
    records.map((at) => {
      const start = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
};

/** One table, which must be there. */
export const tableOf = (tables: Tables, tag: string): Buffer => {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table "${tag}": check the version of its package.`);
  return table;
};

const padded = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc(-table.length & 3)]);

const checksum = (table: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
};

/** Puts tables together into a TrueType file, sorted by tag, with checksums. */
export const writeTables = (tables: Tables): Buffer => {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(HEADER + sorted.length * RECORD);
  const power = Math.floor(Math.log2(sorted.length));
  directory.writeUInt32BE(TRUETYPE, 0);
  directory.writeUInt16BE(sorted.length, 4);
  directory.writeUInt16BE(16 << power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(sorted.length * 16 - (16 << power), 10);
  let offset = directory.length;
  const bodies = sorted.map(([tag, table], index) => {
    const body = padded(table);
    const at = HEADER + index * RECORD;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum(body), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    offset += body.length;
    return body;
  });
  return Buffer.concat([directory, ...bodies]);
};

/**
 * The name a picture is kept under: `B Fernando (2).JPG` → `b-fernando-2.jpg`. It is nobody else's, capitals apart.
 * @param ending what the bytes are: `jpg`
 * @param taken the names there are
 */
export const pictureName = (file: string, ending: string, taken: Iterable<string>): string => {
  const stem =
    file
      .replace(/\.[^.]*$/, '')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 60)
      .replaceAll(/^-|-$/g, '') || 'picture';
  const names = new Set([...taken].map((name) => name.toLowerCase()));
  let name = `${stem}.${ending}`;
  for (let turn = 2; names.has(name); turn++) name = `${stem}-${turn}.${ending}`;
  return name;
};

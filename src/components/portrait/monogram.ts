/** The first letters of the first and the last word of a name: `A. Perera` → `AP`. */
export const monogram = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

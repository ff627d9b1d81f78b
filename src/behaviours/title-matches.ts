/** Whether a title contains what was typed, whatever the case; spaces around it do not count. */
export const titleMatches = (title: string, query: string) =>
  title.toLowerCase().includes(query.trim().toLowerCase());

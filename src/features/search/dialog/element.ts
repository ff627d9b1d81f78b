type Attributes = Readonly<Record<string, string>>;

/** A new element with its attributes and what is in it: no HTML is read. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...inner: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inner);
  return made;
};

/**
 * Makes a node of this document like one of the next, as far as it can without putting another in its place: what stays
 * is neither styled nor laid out anew. Parts of another shape are replaced.
 */
export const adopt = (old: ChildNode, next: ChildNode) => {
  if (old.isEqualNode(next)) return;
  const isAlike =
    old instanceof Element &&
    next instanceof Element &&
    old.localName === next.localName &&
    old.childNodes.length === next.childNodes.length;
  if (!isAlike) return old.replaceWith(next);
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const children = [...next.childNodes];
  for (const [index, child] of [...old.childNodes].entries()) {
    const other = children[index];
    if (other) adopt(child, other);
  }
};

/** Narrow windows show what is looked up as rows (tabs.module.css): all closed, until one is pressed or its address followed. */
export const closeReferenceRows = () => {
  if (matchMedia('(width >= 900px)').matches) return;
  document
    .querySelector(':is(#reference, #reasons) details[open]:not(:has(:target))')
    ?.removeAttribute('open');
};

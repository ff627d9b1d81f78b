/** Narrow windows show the reference of a page as rows (tabs.module.css): all closed, until one is pressed or its address followed. */
export const closeReferenceRows = () => {
  if (matchMedia('(width >= 900px)').matches) return;
  document.querySelector('#reference details[open]:not(:has(:target))')?.removeAttribute('open');
};

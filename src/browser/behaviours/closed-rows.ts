/** Narrow windows show tabs as rows (tabs.module.css). Those that begin closed there stay so until one is pressed or its address followed. */
export const closeRows = () => {
  if (matchMedia('(width >= 900px)').matches) return;
  document.querySelector('[data-closed-rows] > [open]:not(:has(:target))')?.removeAttribute('open');
};

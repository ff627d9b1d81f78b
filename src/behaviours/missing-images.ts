const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && image.src !== '';

const replace = (image: HTMLImageElement) => {
  // A photo stands in a <picture> of several formats.
  const frame = (image.closest('picture') ?? image).parentElement;
  const template = document.querySelector(`template[data-missing="${image.dataset.frame}"]`);
  if (!frame || frame.dataset.failed === '' || !(template instanceof HTMLTemplateElement)) return;
  // The image stays for its alternative text and its space; the style sheet makes it transparent.
  frame.dataset.failed = '';
  frame.append(template.content.cloneNode(true));
};

/** Puts the placeholder into the frame of each photo or logo that does not load, also of those that failed before. */
export const missingImages = (signal: AbortSignal) => {
  for (const image of document.querySelectorAll('img[data-frame]')) {
    if (!(image instanceof HTMLImageElement)) continue;
    if (hasFailed(image)) replace(image);
    else image.addEventListener('error', () => replace(image), { signal });
  }
};

const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && image.src !== '';

const showPlaceholder = (image: HTMLImageElement) => {
  // A photo stands in a <picture> of several formats.
  const frame = (image.closest('picture') ?? image).parentElement;
  const template = document.querySelector(`template[data-missing="${image.dataset.frame}"]`);
  if (!frame || frame.dataset.failed === '' || !(template instanceof HTMLTemplateElement)) return;
  // The image stays for its alternative text and its space; the style sheet makes it transparent.
  frame.dataset.failed = '';
  frame.append(template.content.cloneNode(true));
};

/** Shows the placeholder in the frame of a photo or logo that does not load, or has not loaded before. */
export const missingImages = (signal: AbortSignal) => {
  for (const image of document.querySelectorAll('img')) if (hasFailed(image)) showPlaceholder(image);
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) showPlaceholder(target);
  };
  // An error does not bubble.
  document.addEventListener('error', failed, { capture: true, signal });
};

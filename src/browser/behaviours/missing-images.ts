const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && image.src !== '';

/** Has the file of the image itself tried where a <picture> has offered others: without network it may be stored alone. */
const dropSources = (image: HTMLImageElement) => {
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  for (const source of sources) source.remove();
  return sources.length > 0;
};

const showPlaceholder = (image: HTMLImageElement) => {
  // A photo stands in a <picture> of several formats.
  const frame = (image.closest('picture') ?? image).parentElement;
  const template = document.querySelector(`template[data-missing="${image.dataset.frame}"]`);
  if (!frame || frame.dataset.failed === '' || !(template instanceof HTMLTemplateElement)) return;
  // The image stays for its alternative text and its space; the style sheet makes it transparent.
  frame.dataset.failed = '';
  frame.append(template.content.cloneNode(true));
};

const replace = (image: HTMLImageElement) => {
  if (!dropSources(image) && image.dataset.frame) showPlaceholder(image);
};

/**
 * Shows the other file of a picture that does not load, and where there is none or it fails too, the placeholder in the
 * frame of a photo or logo. Also of those that failed before.
 */
export const missingImages = (signal: AbortSignal) => {
  for (const image of document.querySelectorAll('img')) if (hasFailed(image)) replace(image);
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replace(target);
  };
  // An error does not bubble.
  document.addEventListener('error', failed, { capture: true, signal });
};

/** How long screen readers need to notice the region before its text comes. */
const notice = 60;

/** Has screen readers say the title of the page that has come, as they would after a load. */
export const announce = (title: string, signal: AbortSignal) => {
  const region = document.createElement('p');
  region.dataset.visuallyHidden = '';
  region.setAttribute('aria-live', 'assertive');
  region.setAttribute('aria-atomic', 'true');
  document.body.append(region);
  const timer = setTimeout(() => {
    region.textContent = title;
  }, notice);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    region.remove();
  });
};

import type { Page } from '@playwright/test';

/** Runs in the page: the beginnings of the texts that nobody can see. */
const find = (leftOut: string) => {
  // Of a table the rows count: on small screens a cell that says nothing may be left out.
  const texts = [
    ...document.querySelectorAll(
      'main :is(h1, h2, h3, p:not(td p), li, dt, dd, tbody tr, figcaption, blockquote)',
    ),
  ];
  // Answers unfold, menus open and, where there is a pointer, cards turn without script, as tests of their own show;
  // the second slide repeats the first; what is hidden on purpose waits for a script that has something to say.
  // Of the way to a page a small screen shows the last step only, and of a long list its beginning, until it is unfolded.
  // What is hidden from screen readers repeats what stands beside it.
  const apart =
    '[aria-hidden="true"], [hidden="until-found"], nav, details:not([open]), [data-slide]:not([data-shown]), [data-branch], [data-needs-script], [hidden], template';
  const turning = matchMedia('(hover: hover)').matches ? '[data-flip-card] [data-face]' : 'template';
  const folded = (element: Element) => element.matches(leftOut) || element.closest(`${apart}, ${turning}`);
  return texts
    .filter((element) => element.textContent?.trim() && !folded(element))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width === 0 ||
        height === 0 ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    })
    .map((element) => `${element.localName}: ${element.textContent?.trim().slice(0, 60)}`);
};

/** The beginnings of the texts of a page that nobody can see, though nothing has to be unfolded or turned for them. */
export const unseenTexts = (page: Page, leftOut = 'template') => page.evaluate(find, leftOut);

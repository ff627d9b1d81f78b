import type { Reader } from '#src/content/reader.ts';
import { repeated } from '#src/content/repeated.ts';

/** The page of a service, with the file it is written in. */
type FiledService = {
  file: string;
  page: { id: string; drawing: string; benefits: { items: readonly { text: string }[] } };
};

/** No benefit is told on two pages; those of one page are told apart with its other lists. */
export const benefitsDiffer = (reader: Reader, services: readonly FiledService[]) => {
  const benefits = services.flatMap(({ file, page }) =>
    page.benefits.items.map(({ text }, index) => ({ file, id: page.id, text, index })),
  );
  for (const { entry, earlier } of repeated(benefits, ({ text }) => text))
    if (entry.id !== earlier.id)
      reader.problem(
        entry.file,
        `benefits.items[${entry.index}].text`,
        `stands on ${earlier.id} too: say what is true of this page alone`,
      );
};

/** Each service is told by its drawing: in menus, on cards and where its link is shared. */
export const drawingsDiffer = (reader: Reader, services: readonly FiledService[]) => {
  for (const { entry, earlier } of repeated(services, ({ page }) => page.drawing))
    reader.problem(
      entry.file,
      'drawing',
      `${entry.page.drawing} is shown by ${earlier.page.id} too: choose another drawing`,
    );
};

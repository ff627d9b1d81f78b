import type { Locator } from '@playwright/test';

/** Every path that pictures may be asked for by: a photo of the owner comes in several forms and widths. */
export const picturePaths = (images: Locator): Promise<string[]> =>
  images.evaluateAll((all) =>
    all
      .flatMap((image) => [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])])
      .flatMap((offer) => [offer.getAttribute('src'), ...(offer.getAttribute('srcset') ?? '').split(',')])
      .flatMap((candidate) => candidate?.trim().split(' ')[0] ?? [])
      .filter((path) => path !== ''),
  );

import { builtPages, notFoundFile } from '../../built.ts';
import { unknownAddress } from '../../specification.ts';

/** Every page that has been built, so that a new one is tested unasked. */
export const addresses: readonly string[] = builtPages
  .filter(({ file }) => file !== notFoundFile)
  .map(({ address }) => address);

/** The same, and the page for addresses that do not exist. */
export const addressesAndUnknown: readonly string[] = [...addresses, unknownAddress];

/** The stylesheets of the page at an address. */
export const sheetsOf = (address: string) => {
  const html = builtPages.find((page) => page.address === address)?.html ?? '';
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, sheet = '']) => sheet);
};

/** One page for each set of stylesheets, so that a new kind is tested unasked. */
export const styledKinds = [...new Map(addresses.map((page) => [sheetsOf(page).join(), page])).values()];

/** One page of each kind: of those that share their stylesheets some that differ in what they hold. */
export const kinds = [...new Set(['/iso22000Main', '/hacpMain', '/credential', ...styledKinds])];

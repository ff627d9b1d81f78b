import { builtPages, notFoundFile } from '../built.ts';
import { registerAddress, specifiedPages, unknownAddress } from '../pages.ts';

const built = builtPages.filter(({ file }) => file !== notFoundFile).map(({ address }) => address);

/** Every page a visitor can go to: those of the specification, and whatever else has been built. */
export const addresses: readonly string[] = [
  ...new Set([...specifiedPages.map(({ address }) => address), registerAddress, ...built]),
];

/** The same, and the page for addresses that do not exist. */
export const addressesAndUnknown: readonly string[] = [...addresses, unknownAddress];

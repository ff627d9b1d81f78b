import { builtPages, notFoundFile } from '../built.ts';
import { furtherAddresses, specifiedPages, unknownAddress } from '../pages.ts';

const built = builtPages.filter(({ file }) => file !== notFoundFile).map(({ address }) => address);

/** Every page a visitor can go to: those of the specification, and whatever else has been built. */
export const addresses: readonly string[] = [
  ...new Set([...specifiedPages.map(({ address }) => address), ...furtherAddresses, ...built]),
];

/** The same, and the pages that stand in: for addresses that do not exist, and where there is no network. */
export const addressesAndUnknown: readonly string[] = [...addresses, unknownAddress, '/offline'];

import { expect, test } from 'vitest';
import { inlineHashes } from './hashes.ts';

const none = { scripts: [], styles: [] };

test('are those that browsers compute', () => {
  // From the specification's own example: https://www.w3.org/TR/CSP3/#example-hash-source
  const hash = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';
  expect(inlineHashes({ ...none, scripts: ["alert('Hello, world.');"] }).scripts).toEqual([hash]);
});

test('read line ends as browsers do', () => {
  expect(inlineHashes({ ...none, styles: ['a{\r\n}'] })).toEqual(
    inlineHashes({ ...none, styles: ['a{\n}'] }),
  );
});

test('are sorted, and there once', () => {
  const { styles } = inlineHashes({ ...none, styles: ['c{}', 'a{}', 'b{}', 'a{}'] });
  expect(styles).toHaveLength(3);
  expect(styles).toEqual(styles.toSorted());
});

import { expect, test } from 'vitest';
import { element } from '#src/browser/behaviours/fixture/element.ts';
import { behaviour } from './near-miss.ts';

test.each([
  ['/ISO-9001', ['/iso9001Main']],
  ['/something-else', []],
])('at %s the pages that may have been meant are offered: %j', (address, pages) => {
  document.body.innerHTML = `
    <div hidden><ul></ul><template>
      <li data-names="iso9001Main iso-9001 9001"><a href="/iso9001Main">ISO 9001:2015</a></li>
      <li data-names="hacpMain haccp"><a href="/hacpMain">HACCP Service</a></li>
    </template></div>`;
  history.replaceState(null, '', address);
  behaviour(element('div'));
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(pages);
  expect(element('div').hidden).toBe(pages.length === 0);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRequest } from './contract/check.ts';
import { type Fixture, makeFixture } from './contract/fixture.ts';
import { listenAnywhere } from './contract/listen.ts';
import { contract } from './contract/requests.ts';
import { createSite, type SiteServer } from './server.ts';

let fixture: Fixture;
let site: SiteServer;
let base: string;

beforeAll(async () => {
  fixture = await makeFixture();
  site = await createSite({ dir: fixture.dist, site: fixture.site, allowedHosts: ['localhost'] });
  base = await listenAnywhere(site.server);
});
afterAll(async () => {
  await site.stop();
  await fixture.remove();
});

describe('the hosting contract, kept by the embedded server', () => {
  it.each(contract)('$name', async (request) => {
    const { faults } = await checkRequest(base, 'embedded', request);
    expect(faults).toEqual([]);
  });
});

import { keepPublished } from '#build/hosting/keep.ts';
import { readSite } from '#build/hosting/site.ts';
import { buildPaths, projectRoot } from '#build/paths.ts';
import { reportFailure } from '#build/problem.ts';

// A part of `npm run release`, after the build: for pages that are open still, what the published site has and this one has not.
const { dist, site } = buildPaths(projectRoot);
const keep = async () => keepPublished(dist, (await readSite(site)).url);
await keep().then(console.log, reportFailure);

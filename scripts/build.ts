import { build, type Render } from '#build/build.ts';
import { projectRoot } from '#build/paths.ts';
import { Problem, reportFailure } from '#build/problem.ts';
import { runNode } from '#build/run-node.ts';
import { stopSignal } from '#build/stop-signal.ts';

/** Astro's own build. What it says about content passes through as it is; the list of all pages only when it fails. */
const renderWithAstro: Render = async (outDir, signal) => {
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir];
  const isBuilt = await runNode(args, signal);
  if (!isBuilt && !signal.aborted)
    throw new Problem('The site was not built: see above. dist/ is as it was before.');
};

await build(projectRoot, renderWithAstro, stopSignal()).then(console.log, reportFailure);

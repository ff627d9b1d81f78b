import { readOptions } from './options.ts';
import { projectRoot } from './paths.ts';
import { Problem, reportFailure } from './problem.ts';
import { runNode, stopSignal } from './run-node.ts';
import { claimPort, serveUntil } from './serve.ts';
import { isBuildCurrent } from './stamp.ts';

/** What `npm start` does: build when the sources have changed, serve, end when asked to. */
async function start(signal: AbortSignal): Promise<void> {
  const options = readOptions(process.env);
  await claimPort(options);
  if (!(await isBuildCurrent(projectRoot))) {
    console.log('Building the site first: dist/ is missing or older than its sources.');
    const isBuilt = await runNode(['deploy/build.ts'], signal);
    if (signal.aborted) return;
    if (!isBuilt) throw new Problem('Nothing is served, because the site could not be built: see above.');
  }
  await serveUntil(signal, options);
}

await start(stopSignal()).catch(reportFailure);

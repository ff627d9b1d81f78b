import {
  claimPort,
  Problem,
  projectRoot,
  readOptions,
  reportFailure,
  serveUntil,
  stopSignal,
} from '@site/hosting';
import { runNode } from '#build/run-node.ts';
import { isBuildCurrent } from '#build/stamp.ts';

/** What `npm start` does: build when the sources have changed, serve, end when asked to. */
const start = async (signal: AbortSignal): Promise<void> => {
  const options = readOptions(process.env);
  await claimPort(options);
  if (!(await isBuildCurrent(projectRoot))) {
    console.log('Building the site first: dist/ is missing or older than its sources.');
    const isBuilt = await runNode(['build/build.ts'], signal);
    if (signal.aborted) return;
    if (!isBuilt) throw new Problem('Nothing is served, because the site could not be built: see above.');
  }
  await serveUntil(signal, options);
};

await start(stopSignal()).catch(reportFailure);

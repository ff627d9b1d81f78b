import { createServer } from 'node:http';
import { newestRelease, siteHandler } from '#build/hosting/handler.ts';
import { claimPort, listen } from '#build/listen.ts';
import { projectRoot } from '#build/paths.ts';
import { Problem, reportFailure } from '#build/problem.ts';
import { runNode } from '#build/run-node.ts';
import { isBuildCurrent } from '#build/stamp.ts';
import { stopSignal } from '#build/stop-signal.ts';

/** What `npm start` does: build when the sources have changed, show the site on this machine, end when asked to. */
const start = async (signal: AbortSignal): Promise<void> => {
  const { PORT: port = '4321', HOST: host = 'localhost' } = process.env;
  await claimPort(port, host);
  if (!(await isBuildCurrent(projectRoot))) {
    console.log('Building the site first: dist/ is missing or older than its sources.');
    const isBuilt = await runNode(['scripts/build.ts'], signal);
    if (signal.aborted) return;
    if (!isBuilt) throw new Problem('Nothing is shown, because the site could not be built: see above.');
  }
  const server = createServer(siteHandler(newestRelease(projectRoot)));
  console.log(`http://${host}:${await listen(server, port, host)}`);
  signal.addEventListener('abort', () => {
    server.close();
    server.closeAllConnections();
  });
};

await start(stopSignal()).catch(reportFailure);

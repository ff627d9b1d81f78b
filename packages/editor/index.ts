export { PublishError } from './publish/way.ts';
export { bundle } from './server/bundle.ts';
export { serveEditor } from './server/server.ts';
export type { Box, Checked, Drawn, Files, Pictures, Place, Site } from './site.ts';
export { shownPlace } from './store/content-store.ts';

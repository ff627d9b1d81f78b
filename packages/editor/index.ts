export { PublishError } from './publish/way.ts';
export { bundle } from './server/bundle.ts';
export { serveEditor } from './server/server.ts';
export type { Checked, Files, Pictures, Place, Site } from './site.ts';

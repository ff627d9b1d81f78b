export { bundle } from './server/bundle.ts';
export { serveEditor } from './server/server.ts';
export type { Place, Site } from './site.ts';

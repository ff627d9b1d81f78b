export { Refusal } from './refusal.ts';
export { cookieOf } from './server/guard.ts';
export { bundle } from './server/serve.ts';
export { serveEditor } from './server/server.ts';
export type { Box, Checked, Drawn, Files, Place, Site, Texts } from './site.ts';
export { ownFolder, shownPlace } from './store/content-store.ts';

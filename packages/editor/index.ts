export { Refusal } from './refusal.ts';
export { bundle } from './server/bundle.ts';
export { cookieOf } from './server/guard.ts';
export { serveEditor } from './server/server.ts';
export type { Box, Checked, Drawn, Files, Link, Pictures, Place, Site, Texts } from './site.ts';
export { shownPlace } from './store/content-store.ts';

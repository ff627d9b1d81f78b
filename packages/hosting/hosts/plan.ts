import type { ResponseKind, SecurityHeaders } from '../headers.ts';
import type { Site } from '../site.ts';

/** What the configuration of a web server is written from. */
export type HostPlan = {
  site: Site;
  /** Names the site answers to; a request for another is answered 421. */
  hosts: readonly string[];
  /** Where the built files lie on that machine. */
  dir: string;
  port: number;
  /** Whether visitors come over https, which the headers then insist on. */
  secure: boolean;
};

/**
 * What to change where the security headers of a document are set already, so that they become those of another kind of
 * response: names with their new value, or with none when the header is to be taken off.
 */
export const headerChanges = (security: SecurityHeaders, kind: ResponseKind) =>
  Object.entries(security.document)
    .map(([name, common]) => ({ name, common, value: security[kind][name] }))
    .filter(({ common, value }) => value !== common);

/** Said at the top of every file made by the build. */
export const madeBy =
  'Made by npm run build from packages/hosting. Changes here are lost: change packages/hosting and build again.';

/** A text as a regular expression that matches just it. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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

/** Said at the top of every file made by the build. */
export const madeBy =
  'Made by npm run build from deploy/. Changes here are lost: change deploy/ and build again.';

/** A text as a regular expression that matches just it. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

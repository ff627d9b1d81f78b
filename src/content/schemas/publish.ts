import { z } from 'zod';
import { ofForm } from './text.ts';

/** No option of a program, and nothing that leads elsewhere. */
const plainName = /^(?!.*\.\.)[A-Za-z0-9][\w./-]*$/;

const way = z.discriminatedUnion(
  'how',
  [
    z.strictObject({ how: z.literal('none yet') }),
    /** The versions are sent to a branch, where a host waits for them. */
    z.strictObject({
      how: z.literal('push'),
      remote: ofForm(
        plainName,
        'must be the name that git knows the remote by in this folder, such as origin',
      ),
      branch: ofForm(plainName, 'must be the name of a branch, such as main'),
    }),
    /** The built site is copied, and the name made to lead to the copy. */
    z.strictObject({
      how: z.literal('copy'),
      folder: ofForm(
        /^\/[^/]+(\/[^/]+)+$/,
        'must be the whole path of a folder, such as /srv/www/site, without a slash at the end',
      ),
    }),
    /** The host's own program, word by word. */
    z.strictObject({ how: z.literal('command'), command: z.array(z.string().min(1)).min(1) }),
  ],
  { error: "must be 'none yet', push, copy or command" },
);

/** content/publish.yaml: what "Publish" in the editor does once the site is checked and built. */
export const publish = z.strictObject({
  live: way.meta({
    title: 'The live site',
    description: 'Where the site goes once nothing is left to replace.',
  }),
  draft: way.meta({
    title: 'A draft of the site',
    description:
      'Where a draft can be looked at, with its samples: another folder or branch than the live site has.',
  }),
});

/** How a built site is put somewhere. */
export type Way =
  | { how: 'none yet' }
  | { how: 'push'; remote: string; branch: string }
  | { how: 'copy'; folder: string }
  | { how: 'command'; command: readonly string[] };

/** How it goes live, and how a draft of it is shown, as `content/publish.yaml` says. */
export type Ways = { live: Way; draft: Way };

/** Why a site was not published, and what to do: in words for the person. */
export class PublishError extends Error {
  override name = 'PublishError';
}

/** The last sentence of a refusal: nothing of what visitors see was touched. */
export const asBefore = 'The live site is as it was.';

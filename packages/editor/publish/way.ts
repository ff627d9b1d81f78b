/** How a built site is put somewhere. */
export type Way =
  | { how: 'none yet' }
  | { how: 'push'; remote: string; branch: string }
  | { how: 'copy'; folder: string }
  | { how: 'command'; command: readonly string[] };

/** How it goes live, and how a draft of it is shown, as `content/publish.yaml` says. */
export type Ways = { live: Way; draft: Way };

/** The last sentence of a refusal: nothing of what visitors see was touched. */
export const asBefore = 'The live site is as it was.';

/** What cannot be done, and what to do about it: in words for the person. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** A note that belongs to a list of entries for as long as any of them is a sample. */
export const sampleNote = (entries: readonly { sample?: true | undefined }[], note: string) =>
  entries.some(({ sample }) => sample) ? note : undefined;

/** A signal that aborts at the first SIGTERM or Ctrl-C. At the second the process ends as it would anyway. */
export const stopSignal = (): AbortSignal => {
  const stopping = new AbortController();
  process.once('SIGTERM', () => stopping.abort());
  process.once('SIGINT', () => stopping.abort());
  return stopping.signal;
};

/**
 * Brings an island to life over the HTML that stands in its place, until the signal says stop. Rejects when what it needs
 * beyond its script cannot be fetched.
 */
export type Mount = (root: HTMLElement, signal: AbortSignal) => Promise<void>;

/** Words that promise what a consultancy cannot give. */
export const redFlags =
  /\bguarantee[ds]?\b|\b100 ?%|\bensures?\b|\bcertify you\b|\bapproved by ISO\b|\bISO certified company\b|\bCE certificates?\b|\binstant(ly)?\b|\bno audit\b|\blifetime\b|\bfastest\b|\bcheapest\b/i;

/** Sentences that may hold them, in exactly these words. */
export const allowedFlags: ReadonlySet<string> = new Set([
  // The firm's own claims: others beside them say what they do not mean.
  '100% success rate guaranteed',
  'Best price guaranteed',
  // Of a device, not of a certificate.
  "Are documents and records controlled for the device's lifetime?",
]);

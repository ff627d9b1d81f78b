import { createServer } from 'node:http';

const size = 14 * 1024;

const document = (text: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Reference</title><h1>Reference</h1><details><summary>More</summary>Shown</details><p>${text}</p></html>`;

/** Serves the physical limit: one document of 14 KB and nothing else, uncompressed, with one control that unfolds a word. */
export const serveReference = async () => {
  const filler = 'Measure where you are, then close the distance. '.repeat(size);
  const html = document(filler.slice(0, size - document('').length));
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The reference page has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() };
};

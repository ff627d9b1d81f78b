import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type IslandProps, mountOf } from './mount.tsx';

const page = new AbortController();
const ended = vi.fn();

/** Its page is left at the very moment that React takes it over. */
const Island = ({ data, signal, onReady }: IslandProps<{ word: string }>) => {
  if (signal) page.abort();
  useEffect(() => {
    onReady?.();
    return ended;
  }, [onReady]);
  return <p>{data.word}</p>;
};

test('lets go without a complaint of an island whose page is left while React takes it over', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ word: 'ready' }));
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Island data={{ word: 'ready' }} />);
  await mountOf(Island)(root, page.signal);
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(reported.mock.calls).toEqual([]);
  expect(said.mock.calls).toEqual([]);
});

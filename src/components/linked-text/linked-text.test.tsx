import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const draw = (text: string) => renderToStaticMarkup(<LinkedText text={text} />);

test('leads from the first use of a term to the glossary', () => {
  expect(draw('After [stage 1](/glossary#stage-1) comes more.')).toMatch(
    /^After <a class="[^"]+" href="\/glossary#stage-1">stage 1<\/a> comes more\.$/,
  );
});

test('keeps a designation together, within a link too', () => {
  expect(draw('Under ISO/IEC 27006-1 and [ISO 22003-1](/glossary#scope).')).toMatch(
    /^Under <span data-unbroken="true">ISO\/IEC 27006-1<\/span> and <a .*><span data-unbroken="true">ISO 22003-1<\/span><\/a>\.$/,
  );
});

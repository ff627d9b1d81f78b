import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { builtPages } from '../built.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Every script is a file of the same host: who can change the one can change the other.
    'require-sri': 'off',
    // React writes `srcSet`, `<img/>` and `hidden=""`, which HTML reads as `srcset`, `<img>` and `hidden`.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    // Numbers are kept on one line by the style sheet; a test in the browser sees to it.
    'tel-non-breaking': 'off',
  },
});

it.each(builtPages)('$file is valid HTML', async ({ html, file }) => {
  const { results } = await validator.validateString(html, file);
  const messages = results
    .flatMap((result) => result.messages)
    .map(({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector ?? `line ${line}`})`);
  expect(messages).toEqual([]);
});

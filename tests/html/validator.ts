import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Every script is a file of the same host: who can change the one can change the other.
    'require-sri': 'off',
    // React writes `srcSet`, `<img/>`, `hidden=""` and `autofocus=""`, which HTML reads as it should.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Numbers are kept on one line by the style sheet; a test in the browser sees to it.
    'tel-non-breaking': 'off',
  },
});

/** What html-validate finds wrong with a page: rule, sentence and place of each mistake. */
export const mistakesIn = async (html: string, file: string): Promise<string[]> => {
  const { results } = await validator.validateString(html, file);
  return results
    .flatMap((result) => result.messages)
    .map(({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector ?? `line ${line}`})`);
};

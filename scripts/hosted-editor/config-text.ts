import { parse, stringify } from 'yaml';
import { hostedConfig } from './config.ts';

/** hosted-editor/config.yml as `npm run make:hosted-editor` writes it, with the backend of hosted-editor/backend.yaml. */
export const configText = (texts: ReadonlyMap<string, string>, backend: string): string =>
  [
    '# Written by `npm run make:hosted-editor` from the schemas of content/ and backend.yaml: change it there.',
    stringify(hostedConfig(texts, parse(backend)), { lineWidth: 0, aliasDuplicateObjects: false }),
  ].join('\n');

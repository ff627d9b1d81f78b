import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@site/hosting';
import { contentFiles } from '#src/content/files.ts';
import { configText } from './hosted-editor/config-text.ts';

// `npm run make:hosted-editor` writes the forms of the hosted editor from the schemas of content/.
const folder = join(projectRoot, 'hosted-editor');
const backend = readFileSync(join(folder, 'backend.yaml'), 'utf8');
writeFileSync(join(folder, 'config.yml'), configText(contentFiles(projectRoot), backend));

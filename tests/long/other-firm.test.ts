import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { copyProject, runNode } from './copy-project.ts';

// The owner's own name, numbers and people in the place of the samples: nothing of that may need a programmer.
test('another name, other numbers, a director more and a client fewer: content, build and pages are sound', async () => {
  const copy = await copyProject();
  const change = (name: string, edit: (file: Document) => void) => {
    const path = join(copy, 'content', `${name}.yaml`);
    const file = parseDocument(readFileSync(path, 'utf8'));
    edit(file);
    writeFileSync(path, file.toString({ lineWidth: 0 }));
  };
  change('firm', (firm) => {
    firm.set('name', 'Plumb & Level');
    firm.set('legalName', 'Plumb; Level, Partners (Pvt) Ltd');
    firm.setIn(['phones', 'office', 'number'], '+94 81 222 3344');
    firm.deleteIn(['phones', 'director']);
    firm.setIn(['emails', 'general', 'address'], 'office@plumb.example');
    firm.set('since', 2017);
    firm.set('incorporated', 2019);
    firm.set('url', 'https://plumb.example');
    firm.deleteIn(['social', 'linkedin']);
    firm.set('samples', []);
  });
  change('team', (team) => {
    team.addIn(['directors'], {
      name: 'F. Silva',
      title: 'Director, Food Safety',
      portrait: 'silver-suit',
      family: 'tea',
      sample: true,
    });
  });
  change('clients', (clients) => clients.delete(0));

  const check = runNode(copy, 'scripts/check-content.ts');
  expect(check.status, check.said).toBe(0);
  const built = runNode(copy, 'scripts/build.ts');
  expect(built.status, built.said).toBe(0);
  expect(readFileSync(join(copy, 'dist/index.html'), 'utf8')).toContain('Plumb &amp; Level');
  const pages = runNode(copy, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'html');
  expect(pages.status, pages.said).toBe(0);
  const texts = ['src/content', 'src/site', 'src/metadata', 'src/features/editions/downloads', 'page-texts'];
  const content = runNode(copy, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...texts);
  expect(content.status, content.said).toBe(0);
}, 300_000);

import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bundle, serveEditor } from '@site/editor';
import { projectRoot } from '@site/hosting';
import { siteAt } from '#scripts/editor/site-at.ts';

test('"Publish" has the whole site checked and built, shows it, and it goes live', async ({ page }) => {
  // A build for tests would bring another React.
  delete process.env.NODE_ENV;
  const editor = await serveEditor(siteAt(projectRoot), {
    port: 0,
    // Nothing is edited here.
    preview: 'http://127.0.0.1:9',
    own: join(projectRoot, '.editor'),
    assets: await bundle(join(projectRoot, 'src')),
    log: (line) => console.error(line),
  });
  await page.goto(editor.address);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'See what would change' }).click();
  const shown = main.getByRole('heading', { name: /^The first time/ });
  const refused = main.getByRole('alert');
  await expect(shown.or(refused)).toBeVisible({ timeout: 200_000 });
  await expect(refused).toHaveCount(0);
  await main.getByRole('button', { name: 'Publish now' }).click();
  await expect(main.getByRole('status')).toHaveText('Published: the site is live.', { timeout: 30_000 });
  await editor.close();
});

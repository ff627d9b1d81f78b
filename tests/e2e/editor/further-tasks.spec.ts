import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './opened-editor.ts';

// Far from the firm, whose own days and hours the editor tells.
test.use({ timezoneId: 'Pacific/Honolulu' });

const firm = 'content/firm.yaml';
const standard = 'content/standards/iso-22000.yaml';

const entryNamed = (editor: Page, name: string) =>
  editor.locator('.entry').filter({ has: editor.getByRole('button', { name: `Up: ${name}`, exact: true }) });

const paste = (field: Locator, words: string) =>
  field.evaluate((area, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, words);

test('a benefit is found and corrected, and comes back', async ({ editor, person, text, newest, git }) => {
  const before = text(standard);
  const [, title = ''] = /\nbenefits:\n(?: .*\n)*? +- title: (.*)/.exec(before) ?? [];
  await editor.getByRole('searchbox').fill(title);
  const found = editor.locator('section', {
    has: editor.getByRole('heading', { name: /^ISO 22000:2018 \d/ }),
  });
  await found.getByRole('link', { name: new RegExp(`^Benefits, .*Title ${title}$`) }).click();
  const field = editor.getByRole('textbox', { name: 'Title' }).and(editor.locator(':focus'));
  await expect(field).toHaveValue(title);
  await field.fill(`${title} again`);
  await person.save();
  expect(text(standard)).toBe(before.replace(`- title: ${title}\n`, `- title: ${title} again\n`));
  expect(newest()).toEqual(['K. Silva', standard]);
  expect(git('log', '-1', '--format=%s')).toContain(`ISO 22000:2018: Benefits, Items, ${title.slice(0, 30)}`);

  const history = editor.getByRole('button', { name: 'History' });
  await history.click();
  await expect(editor.getByRole('region', { name: 'History' })).toBeFocused();
  await expect(editor.getByRole('insertion').filter({ hasText: 'again' })).toBeInViewport();
  const when = new Date(git('log', '-1', '--format=%aI').trim());
  const atTheFirm = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Colombo' } as const;
  const told = editor.getByText(new Intl.DateTimeFormat('en-GB', atTheFirm).format(when));
  await expect(told.first()).toBeVisible();
  await person.findsNoBarrier();
  await editor.getByRole('button', { name: 'Bring this back (As delivered)' }).click();
  await expect(person.state).toHaveText(/^Not yet saved\./);
  await person.save();
  expect(text(standard)).toBe(before);
});

test('an entry is duplicated and moved; a pasted list becomes entries', async ({ editor, person, text }) => {
  await person.open('ISO 22000:2018');
  const documents = editor.getByRole('group', { name: 'Documents', exact: true });
  const items = documents.getByRole('textbox', { name: 'Items' });
  const [first = '', second = ''] = await items.evaluateAll((all) =>
    all.map((each) => each.textContent ?? ''),
  );
  await documents.getByRole('button', { name: 'Duplicate: 1', exact: true }).click();
  await expect(items.nth(1)).toBeFocused();
  await items.nth(1).fill('A document more');
  const third = documents.locator('.entry').nth(2);
  // What scrolls once the mouse is pressed is not dragged, nor what is moved by what is said above it.
  await expect(person.state).toHaveText('Not yet saved. A draft is kept on this machine.');
  await third.evaluate((entry) => entry.scrollIntoView({ block: 'center' }));
  await documents.locator('.handle').nth(1).dragTo(third, { steps: 5 });
  await expect(items.nth(2)).toHaveValue('A document more');
  await documents.getByRole('button', { name: 'Up: 3', exact: true }).click();
  await expect(items.nth(1)).toHaveValue('A document more');

  await documents.getByRole('button', { name: 'Add below: 2', exact: true }).click();
  await paste(items.nth(2), '•\tOne\u00A0thing\r\n•\tAnother\u00AD thing');
  await expect(items.nth(3)).toHaveValue('Another thing');
  await person.save();
  const list = ['documents:', first, 'A document more', 'One thing', 'Another thing', second];
  const places = list.map((words) => text(standard).indexOf(words.slice(0, 25)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('a question more, with a link and a fact; a full list says so', async ({ editor, person, text }) => {
  await person.open('ISO 22000:2018');
  const questions = editor.getByRole('group', { name: 'Questions', exact: true });
  await questions.getByRole('button', { name: 'Add to Questions' }).click();
  const question = questions.getByRole('textbox', { name: 'Question' }).last();
  await expect(question).toBeFocused();
  await question.fill('May we ask?');
  const answer = questions.getByRole('textbox', { name: 'Answer' }).last();
  await answer.fill('You may ask .');
  await answer.press('End');
  await answer.press('ArrowLeft');
  const bar = editor.getByRole('toolbar');
  await bar.getByLabel('Insert a fact').selectOption('firm.name');
  await expect(answer.locator('..')).toContainText('Visitors read: You may ask ');
  for (const key of ['Home', ...Array(3).fill('Shift+ArrowRight')]) await answer.press(key);
  await bar.getByLabel('Link to').selectOption('/contact');
  await expect(answer).toHaveValue('[You](/contact) may ask {firm.name}.');
  await person.save();
  expect(text(standard)).toContain(
    "question: May we ask?\n    answer: '[You](/contact) may ask {firm.name}.'",
  );
  await person.open('The five steps');
  await expect(editor.getByText('Always 5: the page is laid out for exactly that many.')).toBeVisible();
  await expect(editor.getByRole('button', { name: /^(Add|Duplicate|Remove)/ })).toHaveCount(0);
});

test('an alternative that is tried loses nothing; icons are drawn', async ({ editor, person, text }) => {
  const before = text(standard);
  await person.open('ISO 22000:2018');
  const introduction = editor.getByRole('group', { name: 'Introduction', exact: true });
  const kind = introduction.getByRole('combobox', { name: 'Kind' });
  const [now = ''] = await kind.locator('option:checked').allTextContents();
  await kind.selectOption('Paragraphs');
  await kind.selectOption(now);
  await expect(person.state).toHaveText('');
  await person.findsNoBarrier();
  await introduction.locator('summary').first().click();
  const icon = introduction.getByRole('combobox', { name: 'Icon' }).first();
  await icon.fill('no-such-icon');
  await expect(icon).toHaveAccessibleDescription(/see https:\/\/tabler\.io\/icons/);
  await icon.fill('umbrella-off');
  await expect(icon.locator('xpath=../preceding-sibling::img')).not.toHaveJSProperty('naturalWidth', 0);
  await person.findsNoBarrier();
  await person.save();
  expect(text(standard)).toBe(before.replace(/(?<=\nintroduction:\n(?: .*\n)*? +icon: ).*/, 'umbrella-off'));
  // Nothing in the file says which it is but its fields.
  await person.open('Vision, mission, values');
  const vision = entryNamed(editor, 'Vision');
  await vision.locator('summary').click();
  await vision.getByRole('combobox', { name: 'Kind' }).selectOption('List');
  await expect(vision.getByRole('group', { name: 'List', exact: true })).toBeVisible();
  await person.open('Plan: weeks');
  const weeks = editor.getByRole('group', { name: 'Weeks' }).first();
  await expect(weeks.getByRole('textbox')).not.toHaveCount(0);
});

test('what is left to replace has its field; windows do not cross', async ({ editor, person, context }) => {
  const finding = editor.getByRole('link', { name: /^Phones, Office, Number .* sample value$/ });
  test.skip((await finding.count()) === 0, 'The telephone of the office is no sample any more.');
  await person.findsNoBarrier();
  await finding.press('Enter');
  const number = person.number();
  await expect(number).toBeFocused();
  await expect(number).toBeInViewport();
  await expect(number).toHaveAccessibleDescription(/sample value/);
  await number.fill('+94 11 765 4321');
  await expect(number).not.toHaveAccessibleDescription(/sample value/);
  await editor.goBack();
  await expect(editor.getByRole('heading', { name: 'What does the site say?' })).toBeVisible();
  await editor.goForward();
  await expect(number).toHaveValue('+94 11 765 4321');

  const other = await context.newPage();
  await other.goto(editor.url());
  await expect(other.getByRole('alert').filter({ hasText: 'open in another window' })).toBeVisible();
  await editor.close({ runBeforeUnload: false });
  await expect(
    other.getByRole('group', { name: 'Office' }).getByRole('textbox', { name: 'Number' }),
  ).toHaveValue('+94 11 765 4321');
});

test('who saves after somebody else chooses, and has both', async ({ editor, person, text, write }) => {
  await person.open('Name, telephones, address');
  const number = person.number();
  const street = editor.getByRole('textbox', { name: 'Street' });
  await number.fill('+94 11 765 4321');
  await street.fill('12 Mine Road');
  const theirs = text(firm)
    .replace(/(?<=\n {2}office:\n.*\n {4}number: ).*/, '+94 11 234 0000')
    .replace(/^name: .*/m, 'name: Their Name');
  write(firm, theirs);
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await editor.getByRole('textbox', { name: 'Your name' }).fill('K. Silva');
  await editor.keyboard.press('Enter');
  const both = editor.getByRole('region', { name: 'Changed elsewhere' });
  await expect(both).toBeFocused();
  await expect(both).toBeInViewport();
  expect(text(firm)).toBe(theirs);
  await person.findsNoBarrier();
  const goOn = both.getByRole('button', { name: 'Go on with both' });
  await goOn.click();
  await expect(both.getByRole('radio').first()).toBeFocused();
  await both.getByRole('radio', { name: /^Mine: .*765 4321/ }).check();
  await goOn.click();
  await expect(editor.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Their Name');
  await person.save();
  for (const words of ['+94 11 765 4321', '12 Mine Road', 'name: Their Name'])
    expect(text(firm)).toContain(words);
});

test('what is written while the program is down is kept', async ({ page, start, git: _ }) => {
  const { address, close } = await start();
  const port = Number(new URL(address).port);
  await page.goto(`${address}#content/pages/contact.yaml`);
  const field = page.getByRole('textbox', { name: 'Headline' });
  const state = page.locator('.bar > [role=status]');
  await expect(field).toBeVisible();
  await close();
  await field.fill('Written while it was down');
  await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible();
  await expect(state).toHaveText('Not yet saved.');
  await page.close({ runBeforeUnload: false });
  const context = page.context();
  const again = await context.newPage();
  await again.goto(`${(await start(port)).address}#content/pages/contact.yaml`);
  await expect(again.getByRole('textbox', { name: 'Headline' })).toHaveValue('Written while it was down');
  await expect(again.locator('.bar > [role=status]')).toHaveText(
    'Not yet saved. A draft is kept on this machine.',
  );
});

test('a telephone and an address are added, a figure is pasted, an edition has been checked today', async ({
  editor,
  person,
  text,
}) => {
  await person.open('Name, telephones, address');
  const phones = editor.getByRole('group', { name: 'Phones', exact: true });
  // The one that every firm has stands once, and cannot be removed.
  await expect(phones.getByRole('group', { name: 'Office' })).toHaveCount(1);
  await expect(phones.getByRole('button', { name: 'Remove Office' })).toHaveCount(0);
  editor.once('dialog', (dialog) => dialog.accept('Laboratory'));
  await phones.getByRole('button', { name: 'Add', exact: true }).click();
  const entry = phones.getByRole('group', { name: 'Laboratory' });
  await entry.getByRole('textbox', { name: 'Label' }).fill('Laboratory');
  await entry.getByRole('textbox', { name: 'Number' }).fill('+94 11 765 4321');
  await person.save();
  expect(text(firm)).toContain('  laboratory:\n    label: Laboratory\n    number: +94 11 765 4321\n');

  await person.open('Addresses that lead elsewhere');
  editor.once('dialog', (dialog) => dialog.accept('/our-lab'));
  await editor.getByRole('button', { name: 'Add', exact: true }).click();
  await editor.getByRole('textbox', { name: '/our-lab', exact: true }).fill('contact');
  await person.save();
  expect(text('content/redirects.yaml')).toContain('\n/our-lab: contact\n');

  await person.open('Figures');
  await editor.locator('.entry summary').first().click();
  const value = editor.getByRole('textbox', { name: 'Value' }).first();
  await value.selectText();
  await paste(value, '12\r\n');
  await person.save();
  expect(text('content/stats.yaml')).toMatch(/^- value: 12$/m);

  await person.open('Editions of the standards');
  const edition = entryNamed(editor, 'ISO 22000:2018').first();
  await edition.locator('summary').click();
  const before = text('content/editions.yaml');
  await edition.getByRole('button', { name: 'Today' }).click();
  await person.save();
  const day = await edition.getByLabel('Checked on').inputValue();
  expect(text('content/editions.yaml')).not.toBe(before);
  expect(text('content/editions.yaml')).toMatch(
    new RegExp(`- page: iso-22000\n(?: .*\n)*? {2}checkedOn: '${day}'`),
  );
});

import { readFileSync } from 'node:fs';

import { aStartup } from '@proofround/test-kit';

import { aFounder } from '../api/stack-under-test.js';
import { Keyboard } from '../support/keyboard.js';
import { anAddress, pageOf, toast } from '../support/page-steps.js';
import { anAnalysedStartup } from '../support/startups.js';
import { expect, type Locator, type Page, test } from '../support/test.js';

const CHOSEN = ['Problem', 'Team'];

/** Makes a gated link with the chosen fields in the dialog, and returns its address. */
async function makeLink(page: Page, dialog: Locator): Promise<string> {
  const keys = new Keyboard(page);
  await keys.press(page.getByRole('button', { name: 'Share', exact: true }));
  const fields = dialog.getByRole('group', { name: 'What readers see' });
  await expect(fields).toBeVisible();
  for (const name of await fields.locator('label').allInnerTexts())
    await keys.check(fields.getByRole('checkbox', { name, exact: true }), CHOSEN.includes(name));
  await keys.to(dialog.getByRole('combobox', { name: 'The link works' }));
  await page.keyboard.type('for 7 days');
  await keys.check(dialog.getByRole('checkbox', { name: 'Ask readers for their email address first' }));
  await keys.press(dialog.getByRole('button', { name: 'Make link' }));
  await expect(dialog.getByText(/not opened yet, works until .*, asks for an email address/)).toBeVisible();
  await expect(dialog.getByText('Shows problem, team')).toBeVisible();
  return (await dialog.getByRole('link', { name: /\/s\// }).getAttribute('href')) ?? '';
}

/** Passes the gate and sees the chosen fields, and no others. */
async function readPage(page: Page, url: string, title: string): Promise<void> {
  const keys = new Keyboard(page);
  await page.goto(url);
  const gate = page.getByRole('heading', { level: 1, name: 'The founder asks who reads this page' });
  await expect(gate).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await keys.type(page.getByRole('textbox', { name: 'Email' }), 'ivy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
  await keys.type(page.getByRole('textbox', { name: 'Email' }), 'ivy@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(["In the founder's words"]);
  await expect(page.getByRole('term')).toHaveText(CHOSEN);
  await expect(page.getByRole('definition')).toHaveText(['Matched by hand.', 'Two of us.']);
}

// rules: SCREEN-11, SHARE-3, SHARE-4, SHARE-6, SHARE-7
test(
  'a founder shares chosen fields behind a gate, sees who opened it, and revokes the link: with the keyboard alone',
  { tag: '@any-width' },
  async ({ browser, page: reading }) => {
    const title = `LedgerLoop ${anAddress().slice(0, 8)}`;
    const founder = await aFounder();
    const texts = { problem_statement: 'Matched by hand.', team_background: 'Two of us.' };
    const startupId = await anAnalysedStartup(founder, aStartup({ idea_title: title, ...texts }));
    const owning = await pageOf(browser, founder);
    const keys = new Keyboard(owning);
    await owning.goto(`/startups/${startupId}`);
    // The notification of the analysis comes first.
    await expect(owning.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    const dialog = owning.getByRole('dialog', { name: 'Share' });
    const url = await makeLink(owning, dialog);

    await readPage(reading, url, title);

    await expect(dialog.getByText(/opened once, works until/)).toBeVisible(); // no reload
    await owning.keyboard.press('Escape');
    await expect(owning.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
    await keys.press(owning.getByRole('button', { name: 'Notifications, 2 unread' }));
    const inbox = owning.getByRole('dialog', { name: 'Notifications' });
    await keys.press(inbox.getByRole('link', { name: `Somebody opened a link to ${title}` }));
    await expect(owning).toHaveURL(new RegExp(`/startups/${startupId}$`));

    await keys.press(owning.getByRole('button', { name: 'Share', exact: true }));
    await keys.press(dialog.getByRole('button', { name: /^Remove the link/ }));
    await keys.press(owning.getByRole('button', { name: 'Remove the link', exact: true }));
    await expect(toast(owning, 'The link no longer works')).toBeVisible();
    await expect(dialog.getByText('No links yet')).toBeVisible();
    await reading.reload();
    await expect(
      reading.getByRole('heading', { level: 1, name: 'This link is no longer available' }),
    ).toBeVisible();
    await expect(reading.getByText(title)).toHaveCount(0);
    await owning.context().close();
  },
);

// rule: SHARE-8
test('a founder downloads the one-pager', { tag: '@any-width' }, async ({ browser }) => {
  const founder = await aFounder();
  const startupId = await anAnalysedStartup(founder, aStartup());
  const page = await pageOf(browser, founder);
  await page.goto(`/startups/${startupId}`);
  const started = page.waitForEvent('download');
  await new Keyboard(page).press(page.getByRole('button', { name: 'One-pager' }));
  const download = await started;
  expect(download.suggestedFilename()).toBe('one-pager.pdf');
  const file = readFileSync(await download.path()).toString('latin1');
  expect(file).toMatch(/^%PDF-1\.\d/);
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.context().close();
});

import type { Page } from '@playwright/test';
import { startup as startupSchema } from '@proofround/contracts';
import { type ApiClient, aStartup, until } from '@proofround/test-kit';

import { aFounder, anInvestor } from '../api/stack-under-test.js';
import { aPerson } from '../support/marketplace.js';
import { anAddress, arrive, createByWizard, toast } from '../support/page-steps.js';
import { expect, test } from '../support/test.js';

// rules: LIVE-6, PRIVACY-1
test('a founder is notified of an investor’s interest at once, and finds the investor’s name and address', async ({
  page,
  request,
}) => {
  const title = `LedgerLoop ${anAddress().slice(0, 8)}`;
  await arrive(page);
  await createByWizard(page, title);
  await expect(toast(page, 'Startup created! AI is generating your tasks...')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  // The notification of the analysis comes first.
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible({
    timeout: 20_000,
  });
  const token = (await page.evaluate(() => window.localStorage.getItem('token'))) ?? '';
  const listed = await request.get('/api/startups', { headers: { authorization: `Bearer ${token}` } });
  const [startup] = (await listed.json()) as { id: string }[];

  const investor = await aPerson(request, 'investor');
  const recorded = await request.post(`/api/interest/${startup?.id}`, { headers: investor.headers });
  expect(recorded.status()).toBe(201);
  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  await expect(toast(page, title).filter({ hasText: 'interest' })).toBeVisible();

  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const inbox = page.getByRole('dialog', { name: 'Notifications' });
  await inbox
    .getByRole('link', { name: /interest/i })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/analytics/${startup?.id}$`));
  await expect(inbox).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();

  const interested = page.getByRole('region', { name: 'Interested investors' }).getByRole('listitem');
  await expect(interested).toHaveCount(1);
  await expect(interested).toContainText(investor.email);
  await expect(interested.getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    `mailto:${investor.email}`,
  );
});

async function openAs(page: Page, { token = '' }: ApiClient, path: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(path);
}

// rules: INTEREST-5, BROWSE-9, TALK-10
test(
  'an investor’s page follows another session, and quotes a line of the ledger to the founder',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    const founder = await aFounder('Amara Osei');
    const { id } = await founder.read(startupSchema, 'POST', '/startups', aStartup());
    await until('the startup is analysed', async () => {
      const { analysis_status: status } = await founder.read(startupSchema, 'GET', `/startups/${id}`);
      return status === 'complete';
    });
    const investor = await anInvestor();
    await openAs(page, investor, `/startups/${id}`);
    await expect(page.getByRole('button', { name: "I'm Interested" })).toBeVisible();
    expect((await investor.post(`/interest/${id}`, {})).status).toBe(201);
    await expect(page.getByText('You are interested')).toBeVisible();

    await page
      .getByRole('button', { name: /^Quote in a message: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Message the founder' });
    await expect(dialog.getByText('From the score')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Could you say more about this?');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/messages\/[0-9a-f-]+$/);
    const sent = page.getByRole('log').getByRole('listitem').filter({ hasText: 'Could you say more' });
    const quoted = await sent.getByRole('figure').innerText();

    const context = await browser.newContext();
    const reader = await context.newPage();
    await openAs(reader, founder, new URL(page.url()).pathname);
    expect(await reader.getByRole('log').getByRole('figure').innerText()).toBe(quoted);
    await context.close();
  },
);

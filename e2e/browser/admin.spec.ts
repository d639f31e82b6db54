import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

import { anAddress, PASSWORD, signUp, toast } from '../support/people.js';

/** Signs in through the dialog, as a visitor does. */
async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** The founder of the page submits a startup; the wizard and the chat have tests of their own. */
async function submitStartup(page: Page, idea_title: string): Promise<string> {
  const token = (await page.evaluate(() => window.localStorage.getItem('token'))) ?? '';
  const data = { idea_title, idea_description: 'Bookkeeping that reconciles itself.', sector: 'FinTech' };
  const created = await page.request.post('/api/startups', {
    headers: { authorization: `Bearer ${token}` },
    data,
  });
  return ((await created.json()) as { id: string }).id;
}

/** A new investor records interest in a startup. */
async function recordInterest(request: APIRequestContext, startupId: string): Promise<void> {
  const data = { email: anAddress(), password: PASSWORD, name: 'Ivy Chen', user_type: 'investor' };
  const registered = await request.post('/api/auth/register', { data });
  const { access_token: token } = (await registered.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const recorded = await request.post(`/api/interest/${startupId}`, { headers });
  expect(recorded.status()).toBe(201);
}

test('the admin finds the platform in figures behind the Admin button', async ({ page, isMobile }) => {
  await signIn(page, process.env['E2E_ADMIN_EMAIL'] ?? '', process.env['E2E_ADMIN_PASSWORD'] ?? '');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Admin' }).click();
  } else {
    await page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true }).click();
  }
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  for (const name of ['Total Users', 'Total Startups', 'Premium Users', 'Total Revenue']) {
    await expect(page.getByRole('region', { name, exact: true })).toContainText(/\d/);
  }
  const table = page.getByRole('table', { name: 'All Users (Latest 20)' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Users' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Sign-ups\. .*in the last 30 days/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('anybody else is told that admin access is required, once, and sent to the dashboard', async ({
  page,
}) => {
  await signUp(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(toast(page, 'Admin access required')).toHaveCount(1);
});

test('a founder sees the bell count rise with an investor’s interest, and follows it to the analytics', async ({
  page,
  request,
}) => {
  const title = `LedgerLoop ${anAddress().slice(0, 8)}`;
  await signUp(page);
  const id = await submitStartup(page, title);
  // The analysis reports itself first.
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible({
    timeout: 20_000,
  });

  await recordInterest(request, id);
  const bell = page.getByRole('button', { name: 'Notifications, 2 unread' });
  await expect(bell).toBeVisible();
  await expect(toast(page, title).filter({ hasText: 'interest' })).toBeVisible();

  await bell.click();
  const inbox = page.getByRole('dialog', { name: 'Notifications' });
  await inbox
    .getByRole('link', { name: /interest/i })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/analytics/${id}$`));
  await expect(inbox).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

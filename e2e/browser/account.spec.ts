import { readFileSync } from 'node:fs';

import { openAccount } from '@proofround/launcher';
import { TOTP } from 'otpauth';

import { anInvestor, anyone } from '../api/stack-under-test.js';
import { violationsInBothThemes } from '../support/axe.js';
import { linkTo, unsubscribeLinkTo } from '../support/mails.js';
import { arrive, chooseNewPassword, enter, PASSWORD, signIn, toast } from '../support/page-steps.js';
import { createStartup } from '../support/startups.js';
import { expect, type Page, test } from '../support/test.js';

const region = (page: Page, name: string) => page.getByRole('region', { name });

// rules: ACCOUNT-15, ACCOUNT-20, ACCOUNT-21
test('users change their name and password, which logs out their other devices', async ({
  page,
  browser,
}) => {
  const email = await arrive(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, email);
  await expect(elsewhere).toHaveURL(/\/dashboard$/);

  await page.goto('/account');
  await expect(region(page, 'Where you are signed in').getByText('This device')).toBeVisible();
  await page.getByLabel('Full name').fill('Amara O.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Your details have been saved')).toBeVisible();
  await expect(page.getByText('Welcome, Amara O.')).toBeVisible();

  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('battery staple horse');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Your password has been changed')).toBeVisible();
  await elsewhere.goto('/marketplace');
  await expect(elsewhere.getByRole('button', { name: 'Get Started' }).first()).toBeVisible();
  await elsewhere.context().close();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();
});

// rules: ACCOUNT-23, ACCOUNT-24
test('users turn a second factor on, and sign in with a recovery code', async ({ page }) => {
  const email = await arrive(page);
  await page.goto('/account');
  const card = region(page, 'Two-factor authentication');
  await card.getByRole('button', { name: 'Set up' }).click();
  await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = await card.locator('code').innerText();
  await card.getByLabel('Code').fill(new TOTP({ secret }).generate());
  await card.getByRole('button', { name: 'Turn on' }).click();
  await expect(toast(page, 'Two-factor authentication is on')).toBeVisible();
  const recoveryCode = await card.locator('code').first().innerText();
  await card.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card.getByText('On', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn(page, email);
  await page.getByLabel('Code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

// rule: ACCOUNT-18
test('users who forgot their password choose a new one through the link in a mail', async ({ page }) => {
  const email = await arrive(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If ${email} has an account, a link is on its way.`)).toBeVisible();

  await page.goto(await linkTo(email));
  await chooseNewPassword(page, email);
});

// rules: ACCOUNT-14, ACCOUNT-15
test('users end one of their sessions, then all of them', async ({ page }) => {
  const email = await arrive(page);
  const others = [await anyone().logIn(email, PASSWORD), await anyone().logIn(email, PASSWORD)];
  /** How the server answers the other two devices. */
  const answers = async () =>
    (await Promise.all(others.map((other) => other.get('/auth/me')))).map(({ status }) => status).sort();

  await page.goto('/account');
  const card = region(page, 'Where you are signed in');
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(card.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await card
    .getByRole('button', { name: /^Log out (?!everywhere)/ })
    .first()
    .click();
  await expect(toast(page, 'is logged out')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect.poll(answers).toEqual([200, 401]);

  await card.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(toast(page, 'You are logged out everywhere')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(answers).toEqual([401, 401]);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

// rules: NOTE-8, NOTE-9
test('users choose their notifications, and end a kind of mail with the link in one', async ({ page }) => {
  const founder = await anyone().register('startup');
  const { id } = await createStartup(founder);
  await enter(page, founder, '/account');
  const setting = (name: string) => region(page, 'Notifications').getByRole('checkbox', { name });
  await setting('Deals: Mail').uncheck();
  await expect(setting('Deals: Mail')).toBeEnabled();
  await page.reload();
  await expect(setting('Deals: Mail')).not.toBeChecked();
  await expect(setting('Deals: Inbox')).toBeChecked();
  await expect(setting('Interest: Mail')).toBeChecked();

  await (await anInvestor()).post(`/interest/${id}`, {});
  await page.goto(await unsubscribeLinkTo(founder.user?.email ?? '', 'An investor is interested'));
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByText('You get no more mails of this kind.')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.goto('/account');
  await expect(setting('Interest: Mail')).not.toBeChecked();
  await expect(setting('Interest: Inbox')).toBeChecked();
});

// rules: PRIVACY-3, PRIVACY-4
test('users download their data and delete their account', async ({ page }) => {
  const email = await arrive(page);
  await openAccount(page);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('proofround-export.json');
  expect(readFileSync(await download.path(), 'utf8')).toContain(email);
  await expect(toast(page, 'Your data has been downloaded')).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('The password is not correct')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, 'Your account has been deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, email);
  await expect(toast(page, 'Invalid email or password')).toBeVisible();
});

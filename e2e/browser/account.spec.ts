import { TOTP } from 'otpauth';

import { linkTo } from '../support/mails.js';
import { arrive, PASSWORD, toast } from '../support/people.js';
import { expect, test, type Page } from '../support/test.js';

const region = (page: Page, name: string) => page.getByRole('region', { name });

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/?auth=login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

// rules: ACCOUNT-15, ACCOUNT-20, ACCOUNT-21
test('users change their name and password, which logs out their other devices', async ({
  page,
  browser,
}) => {
  const email = await arrive(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, email, PASSWORD);
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
test(
  'users turn a second factor on, and sign in with a recovery code',
  { tag: '@any-width' },
  async ({ page }) => {
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
    await signIn(page, email, PASSWORD);
    await page.getByLabel('Code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

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
  await page.getByLabel('New password', { exact: true }).fill('battery staple horse');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('battery staple horse');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

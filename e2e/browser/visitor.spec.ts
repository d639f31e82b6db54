import { PASSWORD, signUp, toast } from '../support/page-steps.js';
import { expect, test } from '../support/test.js';

// rules: SESSION-1, SESSION-4
test('visitors sign up, log out and sign in again', async ({ page }) => {
  const email = await signUp(page);
  await expect(toast(page, 'Account created successfully!')).toBeVisible();
  await expect(page.getByText('Welcome, Amara Osei')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/); // signed in, so not on the landing page
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('wrong horse');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'Invalid email or password')).toBeVisible();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
});

// rules: SCREEN-19, LANDING-7
test(
  'the Terms and the Privacy Policy are read from the landing page and from the form that agrees to them',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await page.getByRole('link', { name: 'Read the Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    const last = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last();
    await last.click();
    await expect(page.getByRole('heading', { level: 2, name: await last.innerText() })).toBeInViewport();

    await page.goto('/?auth=login');
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByLabel('Full name').fill('Amara Osei');
    await expect(page.getByText('By creating an account you agree to the')).toBeVisible();
    const [terms] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('dialog').getByRole('link', { name: 'Terms' }).click(),
    ]);
    await expect(terms.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Amara Osei');
  },
);

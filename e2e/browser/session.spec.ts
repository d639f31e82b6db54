import { aFounder } from '../api/stack-under-test.js';
import { arrive, signUp, toast, toaster } from '../support/page-steps.js';
import { expect, type Page, test } from '../support/test.js';

const ENDED = 'Your session has ended. Please sign in again.';
/** Only the marketplace requests it, so no earlier request ends the session. */
const MARKETPLACE = '**/api/marketplace/**';
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Makes the server refuse every token, as if it had expired. */
const refuse = (page: Page, calls = '**/api/**') =>
  page.route(calls, (route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: '{"detail":"Not authenticated"}' }),
  );

const toMarketplace = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: 'Marketplace' }).click();

test.describe('a session', { tag: '@any-width' }, () => {
  // rule: SESSION-3
  test('that ends during use shows a message, removes the token and leads to /', async ({ page }) => {
    await arrive(page);
    await expect(page.getByText('No startups yet')).toBeVisible();
    await refuse(page);
    await page.goto('/dashboard'); // the check at start shows no message
    await expect(page).toHaveURL(/\/$/);
    await expect(toaster(page)).toBeAttached();
    await expect(toast(page, ENDED)).toHaveCount(0);
    expect(await tokenOf(page)).toBeNull();

    await page.unroute('**/api/**');
    await signUp(page);
    await expect(page.getByText('No startups yet')).toBeVisible();
    await refuse(page, MARKETPLACE);
    await toMarketplace(page); // a refusal during use shows the message
    await expect(toast(page, ENDED)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Get Started' }).first()).toBeVisible();
    expect(await tokenOf(page)).toBeNull();
  });

  // rule: SESSION-7
  test('survives leaving a page during its session check', async ({ page }) => {
    await arrive(page);
    const token = await tokenOf(page);
    for (let turn = 0; turn < 100; turn++) {
      await page.goto('/dashboard', { waitUntil: 'commit' });
      await page.goto('/marketplace', { waitUntil: 'commit' });
    }
    await expect(page.getByRole('heading', { name: 'Marketplace' })).toBeVisible();
    expect(await tokenOf(page)).toBe(token);
  });

  test('can be started again from the page where it ended', async ({ page }) => {
    await arrive(page);
    await expect(page.getByText('No startups yet')).toBeVisible();
    await refuse(page, MARKETPLACE);
    await toMarketplace(page);
    await expect(toast(page, ENDED)).toBeVisible();
    await page.unroute(MARKETPLACE);
    await signUp(page, 'Investor', 'Ivy Chen');
    await expect(page.getByText('Welcome, Ivy Chen')).toBeVisible();
  });

  for (const bad of ['not-a-token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', '']) {
    test(`with the stored token “${bad}” is invalid: the token is removed at start, without a message`, async ({
      page,
    }) => {
      await page.goto('/');
      await page.evaluate((token) => localStorage.setItem('token', token), bad);
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('button', { name: 'Get Started' }).first()).toBeVisible();
      expect(await tokenOf(page)).toBeNull();
      await expect(toaster(page)).toBeAttached();
      await expect(toast(page, ENDED)).toHaveCount(0);
    });
  }

  test('leads from / to /dashboard, with Loading... during the check', async ({ page }) => {
    const { token = '' } = await aFounder();
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    let letIn: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (letIn = resolve));
    await page.route('**/api/auth/me', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    letIn();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('No startups yet')).toBeVisible();
  });
});

test.describe('while the API is down', { tag: '@any-width' }, () => {
  test('a screen shows an error with Try again, and shows its data once the API is back', async ({
    page,
  }) => {
    await arrive(page);
    await expect(page.getByText('No startups yet')).toBeVisible();
    await page.route('**/api/startups', (route) => route.abort());
    await page.reload();
    const failure = page.getByText('Your startups could not be loaded');
    await expect(failure).toBeVisible();
    await page.unroute('**/api/startups');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No startups yet')).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  test('a form keeps its input, and can be sent once the API is back', async ({ page }) => {
    await arrive(page);
    await page.goto('/create-startup?by=form');
    await page.getByLabel('Startup name').fill('LedgerLoop');
    await page.getByLabel('One-line description').fill('Bookkeeping that reconciles itself.');
    await page.getByLabel('Sector').fill('FinTech');
    for (let step = 1; step < 5; step++) await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Funding ask').fill('250000');
    await page.route('**/api/startups', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Create Startup' }).click();
    await expect(toast(page, 'Failed to create startup')).toBeVisible();
    await expect(page.getByLabel('Funding ask')).toHaveValue('250000');

    await page.reload();
    await expect(page.getByLabel('Funding ask').or(page.getByLabel('Startup name'))).toHaveValue(
      /250000|LedgerLoop/,
    );
    await page.unroute('**/api/startups');
    const next = page.getByRole('button', { name: 'Next' });
    const create = page.getByRole('button', { name: 'Create Startup' });
    while (!(await create.isVisible())) await next.click();
    await create.click();
    await expect(toast(page, 'Startup created! AI is generating your tasks...')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'LedgerLoop', exact: true })).toBeVisible();
  });

  test('signing in shows an error and keeps the address; it works once the API is back', async ({ page }) => {
    const email = await arrive(page);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('correct horse');
    await page.route('**/api/auth/login', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(toast(page, 'An error occurred')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeFocused();
    await page.getByRole('button', { name: 'Close toast' }).click(); // the toast covers the dialog, which stays
    await expect(toast(page, 'An error occurred')).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
    await page.unroute('**/api/auth/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

import { arrive, signUp, toast } from '../support/page-steps.js';
import { expect, type Page, test } from '../support/test.js';

const ENDED = 'Your session has ended. Please sign in again.';
/** Only the marketplace requests it, so no earlier request ends the session. */
const MARKETPLACE = '**/api/marketplace/**';
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Makes the marketplace refuse every token, as if it had expired. */
const refuse = (page: Page) =>
  page.route(MARKETPLACE, (route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: '{"detail":"Not authenticated"}' }),
  );

const toMarketplace = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: 'Marketplace' }).click();

test.describe('a session', { tag: '@any-width' }, () => {
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

  // rule: SESSION-3
  test('can be started again from the page where it ended', async ({ page }) => {
    await arrive(page);
    await expect(page.getByText('No startups yet')).toBeVisible();
    await refuse(page);
    await toMarketplace(page);
    await expect(toast(page, ENDED)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await tokenOf(page)).toBeNull();
    await page.unroute(MARKETPLACE);
    await signUp(page, 'Investor', 'Ivy Chen');
    await expect(page.getByText('Welcome, Ivy Chen')).toBeVisible();
  });
});

import { randomUUID } from 'node:crypto';

import { anyone } from '../api/stack-under-test.js';
import { aListing, aPerson } from '../support/marketplace.js';
import { arrive, toast } from '../support/page-steps.js';
import { expect, type Page, test } from '../support/test.js';

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const signInElsewhere = (page: Page, token = '') =>
  page.evaluate((value) => localStorage.setItem('token', value), token);

test.describe('two tabs of a browser', { tag: '@any-width' }, () => {
  // rule: SCREEN-21
  test('create a startup once when both hold its draft', async ({ page, context }) => {
    await arrive(page);
    await page.goto('/create-startup?by=form&question=1');
    await page.getByLabel('Startup name').fill('LedgerLoop');
    await page.getByLabel('Startup name').press('Enter');
    await page.getByLabel('One-line description').fill('Bookkeeping that reconciles itself.');
    await page.getByLabel('One-line description').press('Enter');
    const other = await context.newPage();
    await other.goto('/create-startup?by=form&question=3');
    await page.getByLabel('Sector').fill('FinTech');
    await expect(other.getByLabel('Sector')).toHaveValue('FinTech');
    await page.getByRole('button', { name: 'Get my score now' }).click();
    await expect(page).toHaveURL(/\/startups\//);
    await expect(toast(other, 'This form was sent or cleared in another tab')).toBeVisible();
    await expect(other.getByLabel('Startup name')).toHaveValue('');
    await expect(other.getByRole('button', { name: 'Get my score now' })).toHaveCount(0);
  });

  // rule: SESSION-8
  test('have one session, and never show the data of two users', async ({ page, context }) => {
    await arrive(page);
    const { token } = await anyone().register('investor', 'Ivy Chen');
    const other = await context.newPage();
    await other.goto('/marketplace');
    await expect(other.getByText('Welcome, Amara Osei')).toBeVisible();
    await signInElsewhere(other, token);
    await expect(page.getByText('Welcome, Ivy Chen')).toBeVisible();
    await expect(page.getByText('No startups yet')).toHaveCount(0);
    await expect(page.getByText('Create Your Investor Profile').first()).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await tokenOf(other)).toBeNull();
  });
});

// rule: SCREEN-22
test.describe('without a connection', { tag: '@any-width' }, () => {
  test('a page says that it could not be shown, and loads with Try again later', async ({
    page,
    context,
  }) => {
    await arrive(page);
    await expect(page.getByText('No startups yet')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('button', { name: 'Marketplace' }).click();
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    await expect(page.getByText('Welcome, Amara Osei')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^There is no connection/)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  });

  test('a dialog says so on its page, and opens with Try again later', async ({ page, request }) => {
    const title = `Shop ${randomUUID()}`;
    await aListing(request, await aPerson(request, 'startup'), title);
    await arrive(page, 'Investor', 'Ivy Chen');
    await page.goto('/marketplace');
    const offer = page.getByRole('article', { name: title }).getByRole('button', { name: 'Make an Offer' });
    await expect(offer).toBeVisible();
    await page.route(/offer-dialog/, (route) => route.abort());
    await offer.click();
    await expect(page.getByRole('alert')).toContainText('This part could not be loaded');
    await expect(offer).toBeVisible();
    await page.unroute(/offer-dialog/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: /^Make an Offer/ })).toBeVisible();
  });
});

// rule: SCREEN-22
test(
  'a page whose file the new release has removed is loaded from that release',
  { tag: '@any-width' },
  async ({ page }) => {
    await arrive(page);
    await expect(page.getByText('No startups yet')).toBeVisible();
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    let isGone = true;
    await page.route(/assets\/marketplace-/, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('framenavigated', () => (isGone = false));
    await page.getByRole('banner').getByRole('button', { name: 'Marketplace' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    expect(documents).toBe(1);
  },
);

// rule: SCREEN-22
test.describe('a page whose first files do not load', { tag: '@any-width' }, () => {
  const documentsOf = (page: Page) => {
    const addresses: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) addresses.push(request.url());
    });
    return addresses;
  };

  for (const [what, file] of [
    ['script', /assets\/index-.*\.js/],
    ['style sheet', /assets\/index-.*\.css/],
  ] as const)
    test(`loads again when its ${what} was of another release`, async ({ page }) => {
      const documents = documentsOf(page);
      await page.route(file, (route) =>
        documents.length < 2 ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await page.goto('/');
      await expect.poll(() => documents.length).toBe(2);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

  test('says so after two more attempts, and loads with Try again', async ({ page }) => {
    const documents = documentsOf(page);
    let isGone = true;
    await page.route(/assets\/index-.*\.js/, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('Proofround could not be loaded');
    expect(documents).toHaveLength(3);
    isGone = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('reloads'))).toBeNull();
  });
});

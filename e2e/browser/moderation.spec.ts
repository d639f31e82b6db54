import { aListing, aPerson } from '../support/marketplace.js';
import { anAddress, arrive, toast } from '../support/people.js';
import { expect, test } from '../support/test.js';

// rules: ACCOUNT-31, REVIEW-6
test(
  'an upheld report of a listing hides it and its startup',
  { tag: '@any-width' },
  async ({ page, request, browser }) => {
    const title = `LedgerLoop ${anAddress().slice(0, 8)}`;
    const founder = await aPerson(request, 'startup');
    const listingId = await aListing(request, founder, title);
    await arrive(page, 'Investor');
    await page.goto('/marketplace');
    const card = page.getByRole('article', { name: title });
    await card.getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report to the admin' });
    await dialog.getByLabel('What is wrong with it?').fill('This startup belongs to somebody else.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(toast(page, 'Report sent. Thank you.')).toBeVisible();

    const admin = await (await browser.newContext()).newPage();
    await admin.goto('/?auth=login');
    await admin.getByLabel('Email').fill(process.env['E2E_ADMIN_EMAIL'] ?? '');
    await admin.getByLabel('Password').fill(process.env['E2E_ADMIN_PASSWORD'] ?? '');
    await admin.getByRole('button', { name: 'Sign In' }).click();
    await expect(admin).toHaveURL(/\/dashboard$/);
    await admin.goto('/admin');
    const report = admin.getByRole('article', { name: title });
    await expect(report.getByText('This startup belongs to somebody else.')).toBeVisible();
    await report.getByLabel('Note').fill('The owner of the name complained.');
    await report.getByRole('button', { name: 'Uphold' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Uphold' }).click();
    await expect(toast(admin, 'Report upheld!')).toBeVisible();
    await admin.context().close();

    // The decision reaches the marketplace as an event.
    await expect(async () => {
      const listed = await request.get(`/api/marketplace/listings/${listingId}`, {
        headers: (await aPerson(request, 'investor')).headers,
      });
      expect(listed.status()).toBe(404);
    }).toPass();
  },
);

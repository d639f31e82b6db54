import { aFounder, theAdmin } from '../api/stack-under-test.js';
import { aListing, aPerson } from '../support/marketplace.js';
import { anAddress, arrive, pageOf, signIn, toast } from '../support/page-steps.js';
import { expect, test } from '../support/test.js';

// rules: ACCOUNT-31, REVIEW-6
test('an upheld report of a listing hides it and its startup', async ({ page, request, browser }) => {
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

  const admin = await pageOf(browser, await theAdmin());
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
});

// rules: ACCOUNT-17, ACCOUNT-30, ACCOUNT-33, ACCOUNT-35
test('the admin suspends and restores an account, and finds both in the audit log', async ({
  page,
  browser,
}) => {
  const name = `Bo ${anAddress().slice(0, 8)}`;
  const member = await aFounder(name);
  const [id, email] = [member.user?.id ?? '', member.user?.email ?? ''];
  const admin = await pageOf(browser, await theAdmin());
  await admin.goto('/admin');
  await admin.getByRole('button', { name: `Suspend ${name}` }).click();
  const dialog = admin.getByRole('dialog', { name: 'Suspend account' });
  await dialog.getByLabel('Reason').fill('The account sends the same offer to everybody.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(toast(admin, 'Account suspended!')).toBeVisible();
  await expect(admin.getByRole('row').filter({ hasText: name })).toContainText('Suspended');
  expect((await member.get('/auth/me')).status).toBe(403);
  await signIn(page, email);
  await expect(toast(page, 'This account is suspended')).toBeVisible();

  await admin.getByRole('button', { name: `Restore ${name}` }).click();
  const restoring = admin.getByRole('dialog', { name: 'Restore account' });
  await expect(restoring).toContainText('The account sends the same offer to everybody.');
  await restoring.getByRole('button', { name: 'Restore' }).click();
  await expect(toast(admin, 'Account restored!')).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  const log = admin.getByRole('region', { name: 'Audit log' });
  for (const [action, words] of [
    ['account.suspended', 'Suspended an account'],
    ['account.restored', 'Restored an account'],
  ] as const) {
    await log.getByLabel('Action').selectOption(words);
    await expect(admin).toHaveURL(new RegExp(`action=${action}`));
    // The former list stays until the filtered one arrives.
    await expect(log.getByRole('listitem').filter({ hasNotText: words })).toHaveCount(0);
    await expect(log.getByRole('listitem').filter({ hasText: id })).toContainText(words);
  }
  await admin.reload();
  await expect(log.getByLabel('Action')).toHaveValue('account.restored');
  await expect(log.getByRole('listitem').filter({ hasText: id })).toContainText('Restored an account');
  await admin.context().close();
});

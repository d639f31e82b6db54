import { signIn } from '../support/page-steps.js';
import { expect, test } from '../support/test.js';

// rule: ADMIN-7
test('the admin finds the figures of the platform behind the Admin button', async ({ page, isMobile }) => {
  await signIn(page, process.env['E2E_ADMIN_EMAIL'] ?? '', process.env['E2E_ADMIN_PASSWORD'] ?? '');
  await expect(page).toHaveURL(/\/dashboard$/);
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Admin' }).click();
  } else {
    await page.getByRole('banner').getByRole('button', { name: 'Admin', exact: true }).click();
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
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

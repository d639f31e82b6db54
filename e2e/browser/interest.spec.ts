import { expect, test } from '../support/test.js';

import { aPerson } from '../support/marketplace.js';
import { anAddress, arrive, createByWizard, toast } from '../support/people.js';

// rules: LIVE-6, PRIVACY-1
test('a founder is notified of an investor’s interest at once, and finds the investor’s name and address', async ({
  page,
  request,
}) => {
  const title = `LedgerLoop ${anAddress().slice(0, 8)}`;
  await arrive(page);
  await createByWizard(page, title);
  await expect(toast(page, 'Startup created! AI is generating your tasks...')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  // The notification of the analysis comes first.
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible({
    timeout: 20_000,
  });
  const token = (await page.evaluate(() => window.localStorage.getItem('token'))) ?? '';
  const listed = await request.get('/api/startups', { headers: { authorization: `Bearer ${token}` } });
  const [startup] = (await listed.json()) as { id: string }[];

  const investor = await aPerson(request, 'investor');
  const recorded = await request.post(`/api/interest/${startup?.id}`, { headers: investor.headers });
  expect(recorded.status()).toBe(201);
  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  await expect(toast(page, title).filter({ hasText: 'interest' })).toBeVisible();

  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const inbox = page.getByRole('dialog', { name: 'Notifications' });
  await inbox
    .getByRole('link', { name: /interest/i })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/analytics/${startup?.id}$`));
  await expect(inbox).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();

  const interested = page.getByRole('region', { name: 'Interested investors' }).getByRole('listitem');
  await expect(interested).toHaveCount(1);
  await expect(interested).toContainText(investor.email);
  await expect(interested.getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    `mailto:${investor.email}`,
  );
});

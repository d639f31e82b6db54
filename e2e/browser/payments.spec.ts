import { arrive, toast } from '../support/page-steps.js';
import { expect, type Page, test } from '../support/test.js';

/** Buying Investor Access, from the dashboard's button to the Stripe stand-in and back. */
async function toCheckout(page: Page): Promise<void> {
  await arrive(page, 'Investor', 'Ivy Chen');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Upgrade.*\$149\/mo/ })
    .click();
  await expect(page.getByText('Test mode: no real money')).toBeVisible();
}

test.describe('paying for Investor Access', () => {
  test('ends on the dashboard with Investor Access', { tag: '@any-width' }, async ({ page }) => {
    await toCheckout(page);
    await expect(page.getByText('$149.00')).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await expect(page.getByText('Welcome to Investor Access')).toBeVisible();
    await expect(page.getByText('Your subscription is now active')).toBeVisible();
    await expect(page.getByText('Redirecting automatically...')).toBeVisible();
    await expect(toast(page, 'Payment confirmed! Subscription activated.')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('banner').getByRole('button', { name: /Upgrade/ })).toHaveCount(0);
  });

  test(
    'can be declined, cancelled and tried again; nothing is charged',
    { tag: '@any-width' },
    async ({ page }) => {
      await toCheckout(page);
      await page.getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByText('Your card was declined')).toBeVisible();
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
      await expect(
        page.getByText(
          'Your payment was cancelled. No charges were made to your account. You can try again anytime.',
        ),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('banner').getByRole('button', { name: /Upgrade/ })).toBeVisible();
    },
  );
});

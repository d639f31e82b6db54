import { arrive, toast } from '../support/page-steps.js';
import { expect, type Page, test } from '../support/test.js';

const PAGE = '/account/subscription';

/** The header's link: the annual price; on a phone the entry of the menu (DASH-2). */
async function openFromHeader(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  if (isNarrow) await header.getByRole('button', { name: 'Menu' }).click();
  const link = isNarrow
    ? page.getByRole('menuitem', { name: 'Subscription' })
    : header.getByRole('link', { name: 'or $299/yr' });
  await link.click();
}

test.describe('the subscription page', () => {
  // rules: SCREEN-7, DASH-2, CHECKOUT-6, PAY-14, PAY-15, PAY-16
  test('is reached from the header; sells annual payment, cancels in one click, resumes and changes to monthly', async ({
    page,
  }) => {
    await arrive(page, 'Investor', 'Ivy Chen');
    await openFromHeader(page);
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expect(page.getByRole('button', { name: 'Pay monthly' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
    await expect(page.getByText('There are no invoices yet')).toBeVisible();
    await page.getByRole('button', { name: 'Pay annually' }).click();
    await expect(page.getByText('$299.00')).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

    await page.goto(PAGE);
    await expect(page.getByText('$299 per year')).toBeVisible();
    await expect(page.getByRole('link', { name: /View the invoice/ })).toHaveCount(1);
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(toast(page, 'Investor Access is cancelled')).toBeVisible();
    await expect(page.getByText('Ends on')).toBeVisible();
    await page.getByRole('button', { name: 'Keep Investor Access' }).click();
    await expect(page.getByText('Next payment')).toBeVisible();
    await page.getByRole('button', { name: 'Change to monthly payment' }).click();
    await page.getByRole('button', { name: 'Change and pay' }).click();
    await expect(page.getByText('$149 per month')).toBeVisible();
    await expect(page.getByRole('link', { name: /View the invoice/ })).toHaveCount(2);
  });

  // rules: PAY-13, PAY-19
  test('sells Founder Pro to founders and leads to the billing portal and back', async ({ page }) => {
    await arrive(page, 'Startup', 'Amara Osei');
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Get Founder Pro' }).click();
    await expect(page.getByText('$29.00')).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Welcome to Founder Pro')).toBeVisible();
    await page.goto(PAGE);
    await expect(page.getByText('$29 per month')).toBeVisible();
    await page.getByRole('button', { name: 'Update card' }).click();
    await expect(page.getByRole('heading', { name: 'Your billing' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  });
});

import { expect, test, type Browser, type Page } from '../support/test.js';

import { aListing, anOffer, aPerson, type Person } from '../support/marketplace.js';
import { anAddress, arrive, createByWizard, toast } from '../support/people.js';

/** A separate page with this user signed in. */
async function pageOf(browser: Browser, { headers }: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const token = headers.authorization.replace('Bearer ', '');
  await page.addInitScript((stored) => window.localStorage.setItem('token', stored), token);
  return page;
}
const aTitle = () => `LedgerLoop ${anAddress().slice(0, 8)}`;
const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('a startup is listed, offered for, and sold; the buyer sees it', async ({ page, browser, request }) => {
  const founder = await aPerson(request, 'startup');
  const [title, other] = [aTitle(), await aPerson(request, 'investor')];
  const listingId = await aListing(request, founder, title);
  await anOffer(request, other, listingId, 70_000);

  await arrive(page, 'Investor', 'Ivy Chen');
  await page.goto('/marketplace');
  const card = article(page, title);
  await expect(page).toHaveTitle('Marketplace · Proofround');
  await expect(card.getByText('For Sale', { exact: true })).toBeVisible();
  await expect(card.getByText('$90,000')).toBeVisible();
  await expect(card.getByText('Indicative range')).toBeVisible();
  await card.getByText(/Guidance only/).click();
  await expect(card.getByText(/^Source: /)).toBeVisible();
  await card.getByRole('button', { name: 'Make an Offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an Offer' });
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await dialog.getByLabel('Amount').fill('95,000.50');
  await dialog.getByLabel('Message').fill('We would keep the team.');
  await page.reload(); // the input survives it
  await card.getByRole('button', { name: 'Make an Offer' }).click();
  await expect(dialog.getByLabel('Amount')).toHaveValue('95,000.50');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Offer submitted!')).toBeVisible();
  await page.getByRole('link', { name: 'My offers' }).click();
  await expect(page).toHaveURL(/\?view=my-offers$/);
  await expect(article(page, title).getByText('Pending Review', { exact: true })).toBeVisible();

  const selling = await pageOf(browser, founder);
  await selling.goto('/marketplace');
  await expect(article(selling, title).getByText('Your listing', { exact: true })).toBeVisible();
  await expect(article(selling, title).getByRole('button', { name: /Make an Offer/ })).toHaveCount(0);
  await selling.getByRole('link', { name: 'My listings' }).click();
  await article(selling, title).getByRole('link', { name: 'View Offers (2)' }).click();
  await expect(selling).toHaveURL(new RegExp(`/marketplace/offers/${listingId}$`));
  const [good, low] = [article(selling, '$95,000.50'), article(selling, '$70,000')];
  await expect(good.getByText('At or above asking')).toBeVisible();
  await expect(good.getByText('We would keep the team.')).toBeVisible();
  await expect(low.getByText('At or above asking')).toBeHidden();
  await good.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(selling, 'Offer accepted!')).toBeVisible();
  await expect(good.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(low.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(article(selling, title).getByText('Sold', { exact: true })).toBeVisible();
  await expect(selling.getByRole('button', { name: /^(Accept|Reject)$/ })).toHaveCount(0);
  await selling.context().close();

  await page.reload();
  await expect(article(page, title).getByText('Accepted', { exact: true })).toBeVisible();
  await expect(article(page, title).getByText('Sold', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'For Sale' }).click();
  const count = page.getByRole('status').filter({ hasText: 'for sale' });
  await expect(
    count.or(page.getByRole('heading', { name: 'No startups are listed for sale yet' })),
  ).toBeVisible();
  await expect(article(page, title)).toHaveCount(0);
});

test('a founder lists a startup for sale from its card, and finds an offer for it behind the notification', async ({
  page,
  request,
}) => {
  const title = aTitle();
  await arrive(page);
  await createByWizard(page, title);
  const card = page.getByRole('region', { name: title });
  await card.getByRole('button', { name: 'List for sale' }).click();
  const dialog = page.getByRole('dialog', { name: 'List for sale' });
  await expect(dialog.getByRole('button', { name: 'List for sale' })).toBeDisabled();
  await dialog.getByLabel('Asking price').fill('2,5'); // not a valid number, so refused
  await dialog.getByRole('button', { name: 'List for sale' }).click();
  await expect(dialog.getByLabel('Asking price')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Asking price').fill('90,000');
  await dialog.getByLabel('Tech stack').fill('TypeScript, PostgreSQL');
  await dialog.getByRole('button', { name: 'List for sale' }).click();
  await expect(toast(page, 'Startup listed for sale!')).toBeVisible();

  await card.getByRole('link', { name: 'View listing' }).click();
  await expect(page).toHaveURL(/\/marketplace\?view=my-listings$/);
  await expect(article(page, title).getByText('$90,000')).toBeVisible();
  const token = (await page.evaluate(() => window.localStorage.getItem('token'))) ?? '';
  const mine = await request.get('/api/marketplace/listings?mine=true', {
    headers: { authorization: `Bearer ${token}` },
  });
  const [listing] = (await mine.json()) as { id: string }[];
  await anOffer(request, await aPerson(request, 'investor'), listing?.id ?? '', 91_000);
  await expect(article(page, title).getByRole('link', { name: 'View Offers (1)' })).toBeVisible(); // no reload
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /offer/i })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/marketplace/offers/${listing?.id}$`));
  await expect(article(page, '$91,000').getByText('At or above asking')).toBeVisible();
});

test('an offer is rejected, and a listing withdrawn after confirming', async ({ browser, request }) => {
  const [founder, buyer] = [await aPerson(request, 'startup'), await aPerson(request, 'investor')];
  const title = aTitle();
  const listingId = await aListing(request, founder, title);
  await anOffer(request, buyer, listingId, 10_000);

  const selling = await pageOf(browser, founder);
  await selling.goto(`/marketplace/offers/${listingId}`);
  await article(selling, '$10,000').getByRole('button', { name: 'Reject' }).click();
  await expect(toast(selling, 'Offer rejected!')).toBeVisible();
  await expect(article(selling, '$10,000').getByText('Rejected', { exact: true })).toBeVisible();

  await selling.getByRole('button', { name: 'Back to Marketplace' }).click();
  await selling.getByRole('link', { name: 'My listings' }).click();
  await article(selling, title).getByRole('button', { name: 'Withdraw' }).click();
  await selling
    .getByRole('dialog', { name: 'Withdraw listing' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(article(selling, title)).toBeVisible();
  await article(selling, title).getByRole('button', { name: 'Withdraw' }).click();
  await selling
    .getByRole('dialog', { name: 'Withdraw listing' })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await expect(toast(selling, 'Listing withdrawn!')).toBeVisible();
  await expect(selling.getByText('You have nothing listed for sale')).toBeVisible();
  await selling.context().close();
});

test('offers of others are not visible, and a failed load shows a message', async ({ page, request }) => {
  const listingId = await aListing(request, await aPerson(request, 'startup'), aTitle());
  await arrive(page);
  await page.goto(`/marketplace/offers/${listingId}`);
  await expect(toast(page, 'Failed to load offers')).toHaveCount(1);
  await expect(toast(page, 'Only the owner of this listing can do this')).toBeVisible();
  await expect(page).toHaveURL(/\/marketplace$/);

  let failing = true;
  await page.route('**/api/marketplace/my-offers?*', (route) =>
    failing
      ? route.fulfill({
          status: 503,
          contentType: 'application/json',
          body: '{"detail":"This part is down."}',
        })
      : route.continue(),
  );
  await page.getByRole('link', { name: 'My offers' }).click();
  await expect(toast(page, 'Failed to load marketplace')).toHaveCount(1);
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You have made no offers yet')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

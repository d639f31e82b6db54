import { Keyboard } from '../support/keyboard.js';
import { aListing, anOffer, aPerson } from '../support/marketplace.js';
import { anAddress, arrive, createByWizard, pageOf, toast } from '../support/page-steps.js';
import { expect, type Page, test } from '../support/test.js';

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
  await page.reload(); // the URL keeps the dialog, and the input survives
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
  const acceptance = selling.getByRole('dialog', { name: 'Accept $95,000.50?' });
  await acceptance.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(selling, 'Offer accepted!')).toBeVisible();
  await expect(selling).toHaveURL(/\/deals\//);
  await selling.goBack();
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

test(
  'a founder lists a startup for sale from its card, and finds an offer for it behind the notification',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const title = aTitle();
    await arrive(page);
    await createByWizard(page, title);
    const card = page.getByRole('region', { name: title });
    await card.getByRole('button', { name: 'List for sale' }).click();
    const dialog = page.getByRole('dialog', { name: 'List for sale' });
    await expect(dialog.getByRole('button', { name: 'List for sale' })).toBeDisabled();
    await dialog.getByLabel('Asking price').fill('lots'); // not a number, so refused
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
  },
);

test(
  'an offer is rejected, and a listing withdrawn after confirming: with the keyboard alone',
  { tag: '@any-width' },
  async ({ browser, request }) => {
    const [founder, buyer] = [await aPerson(request, 'startup'), await aPerson(request, 'investor')];
    const title = aTitle();
    const listingId = await aListing(request, founder, title);
    await anOffer(request, buyer, listingId, 10_000);

    const selling = await pageOf(browser, founder);
    const keys = new Keyboard(selling);
    await selling.goto(`/marketplace/offers/${listingId}`);
    await keys.press(article(selling, '$10,000').getByRole('button', { name: 'Reject' }));
    const rejection = selling.getByRole('dialog', { name: 'Reject $10,000?' });
    await keys.type(rejection.getByLabel('Reason'), 'Too low for us.');
    await keys.press(rejection.getByRole('button', { name: 'Reject' }));
    await expect(toast(selling, 'Offer rejected!')).toBeVisible();
    await expect(article(selling, '$10,000').getByText('Rejected', { exact: true })).toBeVisible();
    await expect(article(selling, '$10,000').getByText('You wrote: “Too low for us.”')).toBeVisible();

    await keys.press(selling.getByRole('button', { name: 'Back to Marketplace' }));
    await keys.press(selling.getByRole('link', { name: 'My listings' }));
    const withdraw = article(selling, title).getByRole('button', { name: 'Withdraw' });
    const question = selling.getByRole('dialog', { name: 'Withdraw listing' });
    await keys.press(withdraw);
    await keys.press(question.getByRole('button', { name: 'Cancel' }));
    await expect(withdraw).toBeFocused();
    await selling.keyboard.press('Enter');
    await keys.press(question.getByRole('button', { name: 'Withdraw' }), 'Space');
    await expect(toast(selling, 'Listing withdrawn!')).toBeVisible();
    await expect(selling.getByText('You have nothing listed for sale')).toBeVisible();
    await selling.context().close();
  },
);

test(
  'Back returns to the same listing in a list that renders only the items near the window',
  {
    tag: '@any-width',
  },
  async ({ page }) => {
    const all = Array.from({ length: 60 }, (_, index) => ({
      id: `01936f6e-0000-7000-8000-${String(index + 1).padStart(12, '0')}`,
      startup: {
        id: '01936f6e-0000-7000-8000-000000000999',
        idea_title: `Startup ${index + 1}`,
        idea_description: 'Bookkeeping that reconciles itself. '.repeat(1 + (index % 4)),
        user_count: 10,
        monthly_revenue: 100,
      },
      asking_price: 90_000,
      reason_for_selling: index % 2 === 0 ? 'We concentrate on our agency.' : null,
      tech_stack: null,
      status: 'active',
      is_active: true,
      is_owner: false,
      price_range: null,
      sector: 'FinTech',
      overall_score: 61.5,
      my_offer: null,
      created_at: '2026-11-20T09:30:00.000Z',
    }));
    await page.route('**/api/marketplace/listings?*', (route) => {
      const query = new URL(route.request().url()).searchParams;
      const from = all.findIndex(({ id }) => id === query.get('cursor')) + 1;
      const rows = all.slice(from, from + 24);
      const next = `</api/marketplace/listings?limit=24&cursor=${rows.at(-1)?.id}>; rel="next"`;
      return route.fulfill({ json: rows, headers: from + 24 < all.length ? { link: next } : {} });
    });
    await arrive(page, 'Investor', 'Ivy Chen');
    await page.goto('/marketplace');
    await expect(article(page, 'Startup 1')).toBeVisible();
    const far = article(page, 'Startup 52');
    // Not by the wheel: Chromium scrolls on smoothly after its last turn.
    await expect(async () => {
      await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
      await expect(far).toBeInViewport({ ratio: 0.5, timeout: 200 });
    }).toPass({ timeout: 60_000, intervals: [0] });
    expect(await page.getByRole('article').count()).toBeLessThan(50);
    const topOf = () => far.evaluate((card) => Math.round(card.getBoundingClientRect().top));
    // Cards that are measured for the first time move the others for some frames.
    const left = await far.evaluate(async (card) => {
      let [top, frames] = [NaN, 0];
      while (frames < 10) {
        await new Promise(requestAnimationFrame);
        const now = Math.round(card.getBoundingClientRect().top);
        frames = now === top ? frames + 1 : 0;
        top = now;
      }
      return top;
    });

    await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.click());
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goBack();
    await expect(far).toBeInViewport();
    await expect.poll(async () => Math.abs((await topOf()) - left)).toBeLessThan(3);

    await page.reload();
    await expect(far).toBeInViewport();
    await expect.poll(async () => Math.abs((await topOf()) - left)).toBeLessThan(3);
  },
);

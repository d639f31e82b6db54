import { Keyboard } from '../support/keyboard.js';
import { aListing, anOffer, aPerson } from '../support/marketplace.js';
import { anAddress, pageOf, toast } from '../support/page-steps.js';
import { expect, type Locator, type Page, test } from '../support/test.js';

const aTitle = () => `LedgerLoop ${anAddress().slice(0, 8)}`;
const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const step = (page: Page, name: string) => page.getByRole('listitem', { name });
const STEPS = ['Letter of intent', 'Due diligence', 'Purchase agreement', 'Payment', 'Handover'] as const;

/** Accepts the offer on the card with the keyboard, and arrives at the deal. */
async function accept(page: Page, card: Locator, amount: string): Promise<void> {
  const keys = new Keyboard(page);
  await keys.press(card.getByRole('button', { name: 'Accept' }));
  const asked = dialog(page, `Accept ${amount}?`);
  await expect(asked.getByText(/Accepting closes the listing, rejects the other offers/)).toBeVisible();
  await keys.press(asked.getByRole('button', { name: 'Accept' }));
  await expect(toast(page, 'Offer accepted!')).toBeVisible();
  await expect(page).toHaveURL(/\/deals\/[0-9a-f-]{36}$/);
}

async function sign(page: Page, name: string) {
  const keys = new Keyboard(page);
  await keys.type(page.getByLabel('Your full name'), name);
  await keys.press(page.getByRole('button', { name: 'Sign letter of intent' }));
  await expect(page.getByRole('list', { name: 'Signatures' }).getByText(name)).toBeVisible();
}

// rules: SHOW-8, SCREEN-12, SCREEN-13
test(
  'an offer is countered and accepted, its deal falls through, and the startup is sold again: with the keyboard alone',
  { tag: '@any-width' },
  async ({ browser, request }) => {
    test.slow(); // two deals from the offer to the end
    const founder = await aPerson(request, 'startup', 'Amara Osei');
    const buyer = await aPerson(request, 'investor', 'Ivy Chen');
    const title = aTitle();
    const listingId = await aListing(request, founder, title);
    await anOffer(request, buyer, listingId, 70_000);

    // The owner answers with another amount.
    const selling = await pageOf(browser, founder);
    const seller = new Keyboard(selling);
    await selling.goto(`/marketplace/offers/${listingId}`);
    await expect(article(selling, '$70,000').getByText(/the indicative range of/)).toBeVisible();
    await seller.press(article(selling, '$70,000').getByRole('button', { name: 'Counter-offer' }));
    const counter = dialog(selling, 'Counter-offer');
    await seller.type(counter.getByLabel('Amount'), '85,000');
    await selling.reload(); // the URL keeps the dialog, and the input survives
    await expect(counter.getByLabel('Amount')).toHaveValue('85,000');
    await seller.press(counter.getByRole('button', { name: 'Send counter-offer' }));
    await expect(toast(selling, 'Counter-offer sent!')).toBeVisible();
    await expect(article(selling, '$85,000').getByText(/^Waits for the buyer’s answer until/)).toBeVisible();
    await expect(article(selling, '$70,000').getByText('You answered with a counter-offer.')).toBeVisible();

    // The buyer accepts it, and both see whom they deal with.
    const buying = await pageOf(browser, buyer);
    const purchaser = new Keyboard(buying);
    await buying.goto('/marketplace?view=my-offers');
    const received = article(buying, title).first();
    await expect(
      received.getByText('Counter-offer of the owner, in answer to yours of $70,000'),
    ).toBeVisible();
    await accept(buying, received, '$85,000');
    await expect(buying.getByRole('link', { name: founder.email })).toBeVisible();
    await expect(buying.getByText(/The platform holds no money/)).toBeVisible();

    await selling.goto('/marketplace');
    await seller.press(selling.getByRole('link', { name: 'My deals' }));
    await seller.press(selling.getByRole('link', { name: title }));
    await expect(selling.getByRole('link', { name: buyer.email })).toBeVisible();

    // Both sign, which confirms the first step; the other side sees it without a reload.
    await sign(buying, 'Ivy Chen');
    await expect(
      step(selling, 'Letter of intent').getByText('The buyer confirmed it. It waits for you.'),
    ).toBeVisible();
    await sign(selling, 'Amara Osei');
    await expect(step(selling, 'Letter of intent').getByText(/^Both of you confirmed it on/)).toBeVisible();
    await seller.type(selling.getByLabel('New note'), 'The draft comes on Monday.');
    await seller.press(selling.getByRole('button', { name: 'Add note' }));
    await expect(selling.getByRole('list', { name: 'Notes' })).toContainText('The draft comes on Monday.');

    // It falls through, and the startup is for sale again.
    await purchaser.press(buying.getByRole('button', { name: 'It fell through' }));
    const ending = dialog(buying, 'It fell through');
    await purchaser.type(ending.getByLabel('Why did it fall through?'), 'No financing.');
    await purchaser.press(ending.getByRole('button', { name: 'End the deal' }));
    await expect(buying.getByText('Reason: No financing.')).toBeVisible();
    await expect(selling.getByText('Reason: No financing.')).toBeVisible();
    await buying.goto('/marketplace');
    await expect(article(buying, title).getByText('For Sale', { exact: true })).toBeVisible();
    await expect(article(buying, title).getByText(/^You offered \$/)).toBeVisible();

    // Another offer is accepted, and every step is confirmed by both.
    await anOffer(request, buyer, listingId, 91_000);
    await selling.goto(`/marketplace/offers/${listingId}`);
    await accept(selling, article(selling, '$91,000'), '$91,000');
    await buying.goto(new URL(selling.url()).pathname);
    await sign(buying, 'Ivy Chen');
    await sign(selling, 'Amara Osei');
    for (const name of STEPS) {
      const toConfirm = name === 'Letter of intent' ? [] : [buying, selling];
      for (const page of toConfirm) {
        await new Keyboard(page).press(step(page, name).getByRole('button', { name: 'Confirm' }));
        await expect(step(page, name).getByRole('button', { name: 'Confirm' })).toHaveCount(0);
      }
      // The next step asks first until the page knows that this one is done.
      if (name === STEPS.at(-1)) continue;
      for (const page of [buying, selling])
        await expect(step(page, name).getByText(/^Both of you confirmed it on/)).toBeVisible();
    }
    await expect(selling.getByText(/^Completed on/)).toBeVisible();
    await expect(buying.getByText(/^Completed on/)).toBeVisible();
    await selling.goto('/marketplace?view=my-listings');
    await expect(article(selling, title).getByText('Sold', { exact: true })).toBeVisible();
    await buying.goto('/deals');
    await expect(buying.getByRole('region', { name: 'Completed (1)' }).getByText(title)).toBeVisible();
    await expect(buying.getByRole('region', { name: 'Fell through (1)' }).getByText(title)).toBeVisible();
    const width = await buying.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width, 'no scrolling sideways').toBeLessThanOrEqual(0);
    await selling.context().close();
    await buying.context().close();
  },
);

test(
  'a buyer withdraws an offer after confirming, with the keyboard alone, and the owner reads it',
  { tag: '@any-width' },
  async ({ browser, request }) => {
    const [founder, buyer] = [await aPerson(request, 'startup'), await aPerson(request, 'investor')];
    const title = aTitle();
    const listingId = await aListing(request, founder, title);
    await anOffer(request, buyer, listingId, 45_000);
    const buying = await pageOf(browser, buyer);
    await buying.goto('/marketplace');
    const keys = new Keyboard(buying);
    await keys.press(article(buying, title).getByRole('link', { name: 'You offered $45,000' }));
    const withdraw = article(buying, title).getByRole('button', { name: 'Withdraw' });
    const question = dialog(buying, 'Withdraw offer');
    await keys.press(withdraw);
    await expect(question).toBeVisible();
    await buying.keyboard.press('Escape');
    await expect(withdraw).toBeFocused();
    await buying.keyboard.press('Enter');
    await keys.press(question.getByRole('button', { name: 'Withdraw' }));
    await expect(toast(buying, 'Offer withdrawn!')).toBeVisible();
    await expect(article(buying, title).getByText('You withdrew it.')).toBeVisible();
    const selling = await pageOf(browser, founder);
    await selling.goto(`/marketplace/offers/${listingId}`);
    await expect(article(selling, '$45,000').getByText('The buyer withdrew it.')).toBeVisible();
    await selling.context().close();
    await buying.context().close();
  },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { listing as listingSchema } from '@proofround/contracts';
import { freePorts, Stack } from '@proofround/launcher';
import { ApiClient, aStartup } from '@proofround/test-kit';

import { violationsInBothThemes } from '../support/axe.js';
import { linkTo } from '../support/mails.js';
import { anAddress, chooseNewPassword, enter, signUp, toast } from '../support/page-steps.js';
import { anAnalysedStartup } from '../support/startups.js';
import { expect, type Page, test as base } from '../support/test.js';

/** A stack of its own that verifies addresses: the shared one does not, so that other tests need no links. */
const test = base.extend<object, { house: Stack }>({
  house: [
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-verification-'));
      const [port = 0] = await freePorts(1);
      const settings = { PATH: process.env['PATH'], EMAIL_VERIFICATION: 'on', LINK_CHECK: 'off' };
      const house = await Stack.start({ dataDir, port, settings, throwAway: true, processes: 'grouped' });
      await use(house);
      await house.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ house }, use) => use(house.url),
});
// In one worker, which starts the stack once.
test.describe.configure({ mode: 'default' });

/** A startup for sale, through the API. */
async function aListedStartup(house: Stack, idea_title: string): Promise<string> {
  const founder = await new ApiClient(house.url).register('startup');
  const startup_id = await anAnalysedStartup(founder, aStartup({ idea_title }));
  const terms = { startup_id, asking_price: 90_000 };
  await founder.read(listingSchema, 'POST', '/marketplace/listings', terms);
  return startup_id;
}

const notice = (page: Page) => page.getByRole('region', { name: 'Email verification' });
const REFUSED = 'Please verify your email address first';

async function recordInterest(page: Page, startupId: string, answer: string): Promise<void> {
  await page.goto(`/startups/${startupId}`);
  await page.getByRole('button', { name: "I'm Interested" }).click();
  await expect(toast(page, answer)).toBeVisible();
}

async function makeOffer(page: Page, title: string, answer: string): Promise<void> {
  await page.goto('/marketplace');
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Make an Offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an Offer' });
  await dialog.getByLabel('Amount').fill('80,000');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, answer)).toBeVisible();
}

async function confirmBy(page: Page, link: string, answer: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText(answer)).toBeVisible();
}

/** A founder whose address is confirmed, and the link that confirmed it. */
async function aVerifiedFounder(house: Stack) {
  const founder = await new ApiClient(house.url).register('startup');
  const email = founder.user?.email ?? '';
  const link = await linkTo(email, { folder: house.mailFolder });
  await founder.post('/auth/verify', { token: new URL(link).searchParams.get('token') });
  return { founder, email, link };
}

// rules: ACCOUNT-12, ACCOUNT-13
test('a new account is asked to confirm its address, and can act once the mailed link confirmed it', async ({
  page,
  house,
}) => {
  const title = `LedgerLoop ${anAddress().slice(0, 8)}`;
  const startupId = await aListedStartup(house, title);
  const folder = house.mailFolder;

  const email = await signUp(page, 'Investor');
  await expect(notice(page)).toContainText(`open the link that we sent to ${email}`);
  const first = await linkTo(email, { folder });
  await recordInterest(page, startupId, REFUSED);
  await expect(page.getByRole('button', { name: "I'm Interested" })).toBeVisible();
  await makeOffer(page, title, REFUSED);
  await page.keyboard.press('Escape');

  await notice(page).getByRole('button', { name: 'Send the link again' }).click();
  await expect(toast(page, `We sent a new link to ${email}`)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  const second = await linkTo(email, { folder, after: first });
  await confirmBy(page, first, 'Links work once.');
  await confirmBy(page, second, 'Thank you. Your email address is confirmed.');
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.getByRole('link', { name: 'Continue to Proofround' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await recordInterest(page, startupId, 'Interest recorded! Startup founder will be notified.');
  await makeOffer(page, title, 'Offer submitted!');
});
// rule: ACCOUNT-21
test('a new address counts once its link is opened, and the former address takes the account back', async ({
  page,
  house,
}) => {
  const { founder, email, link: first } = await aVerifiedFounder(house);
  const [folder, next] = [house.mailFolder, anAddress()];
  await enter(page, founder, '/account');
  const details = page.getByRole('region', { name: 'Your details' });
  await details.getByLabel('Email').fill(next);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `We sent a link to ${next}`)).toBeVisible();
  await expect(details.getByText(`Until it is opened, ${email} stays your address.`)).toBeVisible();
  await confirmBy(page, await linkTo(next, { folder }), 'Your email address is confirmed.');
  await page.goto('/account');
  await expect(details.getByLabel('Email')).toHaveValue(next);

  const undo = await linkTo(email, { folder, after: first });
  await page.goto(undo);
  await page.getByRole('button', { name: 'Restore my address' }).click();
  await expect(page.getByText('Your former address is restored')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.goto(await linkTo(email, { folder, after: undo }));
  await chooseNewPassword(page, email);
  await page.goto('/account');
  await expect(details.getByLabel('Email')).toHaveValue(email);
});

import {
  listing as listingSchema,
  offer as offerSchema,
  share as shareSchema,
  SHARE_FIELDS,
  startup as startupSchema,
  thread as threadSchema,
} from '@proofround/contracts';
import type { People } from '@proofround/launcher';
import type { ApiClient } from '@proofround/test-kit';

import { aFounder, anInvestor, anInvestorWithAccess, theAdmin } from '../api/stack-under-test.js';
import { anAnalysedStartup } from './startups.js';
import { test as base } from './test.js';

const STARTUP = {
  idea_title: 'LedgerLoop',
  idea_description: 'Bookkeeping that reconciles itself for small clinics.',
  sector: 'FinTech',
  stage: 'launched',
  problem_statement: 'A clinic manager spends 6 hours a week matching payments by hand; we asked 41 of them.',
  solution_statement: 'We read bank and insurer files and match 93% of the lines without anybody.',
  target_market: 'The 18,000 independent clinics of the region, at $99 a month.',
  competitive_advantage: 'Two insurers give us their files directly, by contract.',
  user_count: 340,
  monthly_revenue: 12_500,
  product_url: 'https://ledgerloop.example/',
  funding_ask: 400_000,
};

const aStartupOf = async (founder: ApiClient, idea_title: string): Promise<string> =>
  (await founder.read(startupSchema, 'POST', '/startups', { ...STARTUP, idea_title })).id;

/** Sells a startup. */
async function aDeal(
  seller: ApiClient,
  buyer: ApiClient,
  title: string,
): Promise<{ dealId: string; soldId: string }> {
  const id = await aStartupOf(seller, title);
  const terms = { startup_id: id, asking_price: 90_000 };
  const listing = await seller.read(listingSchema, 'POST', '/marketplace/listings', terms);
  const offer = await buyer.read(offerSchema, 'POST', `/marketplace/offer/${listing.id}`, {
    offer_amount: 85_000,
  });
  const decision = { status: 'accepted' };
  const { deal_id } = await seller.read(
    offerSchema,
    'PUT',
    `/marketplace/offer/${offer.id}/status`,
    decision,
  );
  return { dealId: deal_id ?? '', soldId: id };
}

async function aFallenDeal(seller: ApiClient, buyer: ApiClient): Promise<string> {
  const { dealId } = await aDeal(seller, buyer, 'ShelfWise');
  await buyer.post(`/deals/${dealId}/fell-through`, { reason: 'No financing.' });
  return dealId;
}

/** Lets as many investors pass as a founder needs to see reasons. */
async function passesOn(startupId: string): Promise<void> {
  const body = { column: 'passed', reason: 'traction', message: 'Come back with ten customers.' };
  for (const other of await Promise.all([anInvestor(), anInvestor(), anInvestor()]))
    await other.put(`/pipeline/${startupId}`, body);
}

/** Writes and answers a message that quotes the ledger, and returns the conversation's id. */
async function aConversation(investor: ApiClient, founder: ApiClient, startup_id: string): Promise<string> {
  const quote = { kind: 'ledger', text: 'Paying customers: 12 clinics' };
  const first = { startup_id, message: 'How do you measure churn?', quote };
  const { id } = await investor.read(threadSchema, 'POST', '/threads', first);
  await founder.post(`/threads/${id}/messages`, { message: 'Monthly, by clinic.' });
  await investor.post(`/threads/${id}/messages`, { message: 'And since when?' });
  return id;
}

/** Makes a link that shows everything, and returns its path. */
async function aShare(founder: ApiClient, startupId: string, email_gate: boolean): Promise<string> {
  const body = { fields: SHARE_FIELDS, email_gate };
  const { url } = await founder.read(shareSchema, 'POST', `/startups/${startupId}/shares`, body);
  return new URL(url).pathname;
}

/** Puts both startups on the investor's board, one with a note and a next step, one passed. */
async function fillPipeline(investor: ApiClient, startupId: string, soldId: string): Promise<void> {
  await investor.put(`/pipeline/${startupId}`, {
    column: 'watching',
    note: 'Ask for references.',
    remind_at: '2030-05-01T08:00:00Z',
  });
  await investor.put(`/pipeline/${soldId}`, { column: 'passed', reason: 'too_early' });
}

const tokenOf = ({ token = '' }: ApiClient) => ({ token });

/** An investor's profile, offer, interest, board and deals; the founder's startup that it is about. */
async function aSale(founder: ApiClient, investor: ApiClient, seller: ApiClient) {
  await investor.post('/investors', {
    budget: 500_000,
    current_companies: 'Northbeam, Tally',
    investment_sectors: ['FinTech', 'HealthTech', 'SaaS'],
    check_size_min: 50_000,
    check_size_max: 250_000,
  });
  const startupId = await anAnalysedStartup(founder, STARTUP);
  const listing = await founder.read(listingSchema, 'POST', '/marketplace/listings', {
    startup_id: startupId,
    asking_price: 450_000,
    reason_for_selling: 'The team moves on.',
    tech_stack: 'TypeScript, PostgreSQL',
  });
  await investor.post(`/interest/${startupId}`, {});
  const offer = await investor.read(offerSchema, 'POST', `/marketplace/offer/${listing.id}`, {
    offer_amount: 460_000,
    message: 'We would keep the team.',
  });
  const { dealId, soldId } = await aDeal(seller, investor, 'TillMate');
  await fillPipeline(investor, startupId, soldId);
  return {
    founder: { ...tokenOf(founder), startupId, listingId: listing.id, offerId: offer.id },
    investor: { ...tokenOf(investor), board: [startupId, soldId] },
    seller: { ...tokenOf(seller), dealId },
    buyer: tokenOf(investor),
    leaver: { ...tokenOf(investor), dealId: await aFallenDeal(seller, investor) },
  };
}

/** A startup with links, a conversation and reasons of investors who passed. */
async function aTalk(writer: ApiClient, investor: ApiClient) {
  const startupId = await anAnalysedStartup(writer, { ...STARTUP, idea_title: 'Rackrota' });
  await passesOn(startupId);
  const threadId = await aConversation(investor, writer, startupId);
  return {
    writer: { ...tokenOf(writer), startupId, threadId },
    shares: { open: await aShare(writer, startupId, false), gated: await aShare(writer, startupId, true) },
  };
}

/** Creates the people who look at the screens, and their objects, through the API. */
async function gatherPeople(): Promise<People> {
  const investor = await anInvestorWithAccess('Ivy Chen');
  const [founder, seller, writer] = await Promise.all([aFounder(), aFounder(), aFounder()]);
  const sale = await aSale(founder, investor, seller);
  return {
    ...sale,
    ...(await aTalk(writer, investor)),
    newFounder: tokenOf(await aFounder()),
    newInvestor: tokenOf(await anInvestor()),
    investorWithoutProfile: tokenOf(await anInvestorWithAccess()),
    admin: tokenOf(await theAdmin()),
  };
}

/** A test with the people who look at the screens, whom all tests of a worker share. */
export const test = base.extend<object, { people: People }>({
  people: [
    async ({}, use) => {
      await use(await gatherPeople());
    },
    { scope: 'worker' },
  ],
});

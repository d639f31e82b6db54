import {
  listing as listingSchema,
  offer as offerSchema,
  startup as startupSchema,
} from '@proofround/contracts';
import { until, type ApiClient } from '@proofround/test-kit';

import { aFounder, anInvestor, anInvestorWithAccess, theAdmin } from '../api/world.js';

/** The users of the screens, and their objects. */
export interface Cast {
  founder: ApiClient;
  newFounder: ApiClient;
  investor: ApiClient;
  newInvestor: ApiClient;
  investorWithoutProfile: ApiClient;
  admin: ApiClient;
  startupId: string;
  listingId: string;
}

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

/** Users with objects to show, created through the API. */
export async function gatherCast(): Promise<Cast> {
  const [founder, newFounder, investor, newInvestor, investorWithoutProfile, admin] = await Promise.all([
    aFounder(),
    aFounder(),
    anInvestorWithAccess('Ivy Chen'),
    anInvestor(),
    anInvestorWithAccess(),
    theAdmin(),
  ]);
  await investor.post('/investors', {
    budget: 500_000,
    current_companies: 'Northbeam, Tally',
    investment_sectors: ['FinTech', 'HealthTech', 'SaaS'],
    check_size_min: 50_000,
    check_size_max: 250_000,
  });
  const { id } = await founder.read(startupSchema, 'POST', '/startups', STARTUP);
  await until('the startup is analysed', async () => {
    const { analysis_status: status } = await founder.read(startupSchema, 'GET', `/startups/${id}`);
    return status === 'complete';
  });
  const listing = await founder.read(listingSchema, 'POST', '/marketplace/listings', {
    startup_id: id,
    asking_price: 450_000,
    reason_for_selling: 'The team moves on.',
    tech_stack: 'TypeScript, PostgreSQL',
  });
  await investor.post(`/interest/${id}`, {});
  await investor.read(offerSchema, 'POST', `/marketplace/offer/${listing.id}`, {
    offer_amount: 460_000,
    message: 'We would keep the team.',
  });
  return {
    founder,
    newFounder,
    investor,
    newInvestor,
    investorWithoutProfile,
    admin,
    startupId: id,
    listingId: listing.id,
  };
}

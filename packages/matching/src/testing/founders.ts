import type { MatchableInvestor, MatchableStartup, RankedPair } from '@proofround/contracts';

import { rankPair } from '../ranking.js';

const ID = '01936f6e-9003-7b2e-9d51-3f0a2b7c4d16';

/** A bookkeeping startup in Copenhagen that fits the backer below in every aspect. */
const ledger: MatchableStartup = {
  startup_id: ID,
  overall_score: 60,
  idea_title: 'LedgerLoop',
  idea_description: 'Bookkeeping software that reconciles itself for small clinics.',
  sector: 'FinTech',
  stage: 'mvp',
  problem_statement: 'A clinic manager spends 6 hours a week matching insurer payments by hand.',
  solution_statement: null,
  target_market: '41,000 independent clinics in the UK and Ireland.',
  user_count: 12,
  monthly_revenue: 1850,
  funding_ask: 250_000,
  location: 'Copenhagen, Denmark',
};

const other = (
  sector: string,
  idea_title: string,
  idea_description: string,
  rest: Partial<MatchableStartup> = {},
): MatchableStartup => ({
  ...ledger,
  sector,
  idea_title,
  idea_description,
  problem_statement: null,
  target_market: null,
  ...rest,
});

/** An investor in any sector; only the thesis distinguishes startups. */
const backer: MatchableInvestor = {
  investor_id: ID,
  budget: 2_000_000,
  current_companies: 'none',
  investment_sectors: ['Sector agnostic'],
  check_size_min: 100_000,
  check_size_max: 500_000,
  investment_thesis: null,
  geography_preference: null,
  portfolio_size: null,
  preferred_stages: null,
};

const UNSOLD = { user_count: 0, monthly_revenue: 0 };
const startups = {
  ledger,
  idea: other('FinTech', 'Receipt butler', 'We will sort receipts for freelancers.', {
    stage: 'idea',
    ...UNSOLD,
  }),
  wallet: other('Web3', 'Coinpurse', 'A wallet for cryptocurrencies with a spare key.', {
    location: 'Berlin, Germany',
  }),
  robot: other('Robotics', 'Furrow', 'A weeding robot; we build the hardware ourselves.', UNSOLD),
  soldRobot: other('Robotics', 'Furrow two', 'A weeding robot; we build the hardware ourselves.', {
    monthly_revenue: 9000,
  }),
  snack: other('Consumer', 'Crunch', 'Seaweed snacks for families, sold in supermarkets.'),
  casino: other('Gaming', 'LuckyLine', 'An online casino with live betting on football.'),
  quitBetting: other(
    'HealthTech',
    'Clearday',
    'An app that helps people quit gambling and blocks betting sites.',
  ),
  vape: other('Consumer', 'Cloudpen', 'Flavoured vapes by subscription.'),
  stall: other('Marketplaces', 'Swapstall', 'A marketplace for second-hand prams.', {
    monthly_revenue: 900,
  }),
  bigStall: other('Marketplaces', 'Bigstall', 'A marketplace for used tractors.', {
    monthly_revenue: 42_000,
    user_count: 5200,
    stage: 'growing',
  }),
  molecule: other('BioTech', 'Foldwell', 'Drug discovery for rare kidney diseases.'),
  herd: other('AgriTech', 'Herdbook', 'Record keeping for dairy farmers with livestock.', {
    ...UNSOLD,
    location: 'Nakuru, Kenya',
  }),
  game: other('Gaming', 'Moth', 'A puzzle game for phones.', UNSOLD),
  liveGame: other('Gaming', 'Wasp', 'A puzzle game for phones.', { stage: 'launched', user_count: 8000 }),
  shop: other('E-commerce', 'Loom', 'An online shop for handwoven blankets.'),
  implant: other(
    'HealthTech',
    'Stentor',
    'An implantable heart monitor; FDA approval is planned for next year.',
  ),
  landlord: other('PropTech', 'Keyring', 'We buy and let real estate to students.'),
  dating: other('Consumer', 'Twoseat', 'A dating app for people over sixty.'),
  dentist: other('HealthTech', 'Molar', 'Scheduling for dentists.'),
  bistro: other('Food', 'Soup & Co', 'We open restaurants with self-service soup.'),
  assay: other('BioTech', 'Dropcheck', 'Diagnostics from one drop of blood. The prototype works in the lab.'),
  validatedAssay: other(
    'BioTech',
    'Dropcheck',
    'Diagnostics from one drop of blood. Clinical validation is complete in two hospitals.',
  ),
  pegged: other('FinTech', 'Pegpay', 'Salaries in stablecoins with self-custody and on-chain settlement.'),
  jammer: other('Drones', 'Hushfield', 'Finds and jams enemy drones for infantry.', UNSOLD),
  scanner: other('HealthTech', 'Palmscan', 'A handheld device that measures bilirubin. Clinics lease it.'),
  recall: other(
    'AI/ML',
    'Duebook',
    'Reads radiology reports and reminds patients and doctors of overdue scans. Four hospitals test it.',
  ),
  ward: other('HealthTech', 'Bedside', 'Software that shows hospitals how to clean their beds.', {
    target_market: 'Makers of beds',
  }),
  nursery: other('Accounting software', 'Potledger', 'Bookkeeping for those who sell plants.', {
    target_market: 'Independent garden centres in Wales',
  }),
  lessons: other('EdTech', 'Threefold', 'Maths lessons by video.', {
    target_market: 'Parents of teenagers',
  }),
  clinicSite: other('SaaS', 'Rota', 'Clinical shift planning for wards.'),
};

export const founders = { ...startups, backer };

/** Ranks a startup for an investor with the given thesis. */
export const aPair = (
  founder: keyof typeof startups,
  investment_thesis: string | null,
  investor: Partial<MatchableInvestor> = {},
): RankedPair => rankPair(startups[founder], { ...backer, investment_thesis, ...investor });

/** Whether a thesis rules a startup out that describes itself so. */
export const rulesOut = (
  investment_thesis: string,
  idea_description: string,
  facts: Partial<MatchableStartup> = {},
  investor: Partial<MatchableInvestor> = {},
): boolean =>
  rankPair(other('Other', 'Quillwort', idea_description, facts), {
    ...backer,
    investment_thesis,
    ...investor,
  }).startup_reasons.some((reason) => reason.startsWith('Excluded'));

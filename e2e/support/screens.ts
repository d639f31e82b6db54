import type { Cast } from './cast.js';
import type { Page } from './test.js';

/** A state of a page that every user with these rights can see. */
export interface Screen {
  name: string;
  path: string | ((cast: Cast) => string);
  as?: 'founder' | 'seller' | 'newFounder' | 'investor' | 'newInvestor' | 'investorWithoutProfile' | 'admin';
  prepare?: (page: Page) => Promise<void>;
}

export const openSignIn = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('dialog', { name: 'Welcome Back' }).waitFor();
};
export const openRegistration = async (page: Page): Promise<void> => {
  await openSignIn(page);
  await page.getByRole('tab', { name: 'Register' }).click();
};

/** The URL opens the dialog. */
const withDialog =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('dialog', { name }).waitFor();
const withAnswer =
  (answer: string) =>
  ({ listingId, offerId }: Cast): string =>
    `/marketplace/offers/${listingId}?answer=${answer}-${offerId}`;

const openAccount = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await withDialog('Your account')(page);
};
const openDeletion = async (page: Page): Promise<void> => {
  await openAccount(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await withDialog('Delete your account?')(page);
};
/** Shows the QR code, or asks for the password if the log-in was a while ago. Nothing is turned on. */
const beginFactor = async (page: Page): Promise<void> => {
  const card = page.getByRole('region', { name: 'Two-factor authentication' });
  await card.getByRole('button', { name: 'Set up' }).click();
  await card.getByRole('img').or(card.getByLabel('Password')).first().waitFor();
};
/** The first step of a log-in to an account with a second factor. */
const passFirstStep = async (page: Page): Promise<void> => {
  const json = { detail: 'Second factor required', mfa_token: 'x' };
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json }));
  await page.getByLabel('Email').fill('amara@example.com');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Code').waitFor();
};
const openReport = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Report' }).first().click();
  await withDialog('Report to the admin')(page);
};
const openSuspension = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Suspend / })
    .first()
    .click();
  await withDialog('Suspend account')(page);
};

export const SCREENS: readonly Screen[] = [
  { name: 'landing page', path: '/' },
  { name: 'auth dialog, Login', path: '/', prepare: openSignIn },
  { name: 'auth dialog, Register', path: '/', prepare: openRegistration },
  { name: 'founder’s dashboard, empty', path: '/dashboard', as: 'newFounder' },
  { name: 'founder’s dashboard', path: '/dashboard', as: 'founder' },
  { name: 'choice of chat or form', path: '/create-startup', as: 'newFounder' },
  { name: 'chat', path: '/create-startup?by=chat', as: 'newFounder' },
  { name: 'wizard', path: '/create-startup?by=form', as: 'newFounder' },
  { name: 'edit', path: ({ startupId }) => `/edit-startup/${startupId}`, as: 'founder' },
  { name: 'analytics', path: ({ startupId }) => `/analytics/${startupId}`, as: 'founder' },
  { name: 'matches', path: ({ startupId }) => `/matches/${startupId}`, as: 'founder' },
  { name: 'own startup', path: ({ startupId }) => `/startups/${startupId}`, as: 'founder' },
  { name: 'startup', path: ({ startupId }) => `/startups/${startupId}`, as: 'investor' },
  {
    name: 'share',
    path: ({ startupId }) => `/startups/${startupId}?share=${startupId}`,
    as: 'founder',
    prepare: withDialog('Share'),
  },
  { name: 'shared startup', path: ({ sharePath }) => sharePath },
  { name: 'gate of a shared startup', path: ({ gatedSharePath }) => gatedSharePath },
  { name: 'pipeline', path: '/pipeline', as: 'investor' },
  {
    name: 'comparison',
    path: ({ startupId, soldId }) => `/pipeline?compare=${startupId},${soldId}`,
    as: 'investor',
  },
  {
    name: 'pass',
    path: ({ startupId }) => `/pipeline?pass=${startupId}`,
    as: 'investor',
    prepare: withDialog('Pass'),
  },
  { name: 'weights', path: '/pipeline?weights=open', as: 'investor', prepare: withDialog('My fit') },
  {
    name: 'note and next step',
    path: ({ startupId }) => `/pipeline?edit=${startupId}`,
    as: 'investor',
    prepare: withDialog('Note and next step'),
  },
  {
    name: 'withdrawal of interest',
    path: ({ startupId }) => `/startups/${startupId}?withdraw-interest=startup-title`,
    as: 'investor',
    prepare: withDialog('Withdraw your interest?'),
  },
  {
    name: 'first message',
    path: ({ startupId }) => `/startups/${startupId}?write=startup-title`,
    as: 'investor',
    prepare: withDialog('Message the founder'),
  },
  { name: 'conversations', path: '/messages', as: 'investor' },
  { name: 'conversations, empty', path: '/messages', as: 'newInvestor' },
  { name: 'conversation', path: ({ threadId }) => `/messages/${threadId}`, as: 'founder' },
  { name: 'subscription, Founder Pro', path: '/account/subscription', as: 'founder' },
  { name: 'subscription, Investor Access', path: '/account/subscription', as: 'investor' },
  { name: 'marketplace', path: '/marketplace', as: 'investor' },
  { name: 'own marketplace', path: '/marketplace', as: 'founder' },
  { name: 'offers', path: ({ listingId }) => `/marketplace/offers/${listingId}`, as: 'founder' },
  { name: 'acceptance', path: withAnswer('accept'), as: 'founder', prepare: withDialog('Accept $460,000?') },
  { name: 'counter-offer', path: withAnswer('counter'), as: 'founder', prepare: withDialog('Counter-offer') },
  { name: 'rejection', path: withAnswer('explain'), as: 'founder', prepare: withDialog('Reject $460,000?') },
  {
    name: 'offer',
    path: ({ listingId }) => `/marketplace?offer=${listingId}`,
    as: 'investor',
    prepare: withDialog('Make an Offer'),
  },
  {
    name: 'withdrawal of an offer',
    path: ({ offerId }) => `/marketplace?view=my-offers&answer=withdraw-${offerId}`,
    as: 'investor',
    prepare: withDialog('Withdraw offer'),
  },
  {
    name: 'list for sale',
    path: ({ unlistedId }) => `/startups/${unlistedId}?sell=${unlistedId}`,
    as: 'seller',
    prepare: withDialog('List for sale'),
  },
  { name: 'deals, empty', path: '/deals', as: 'newInvestor' },
  { name: 'deal', path: ({ dealId }) => `/deals/${dealId}`, as: 'seller' },
  {
    name: 'end of a deal',
    path: ({ dealId }) => `/deals/${dealId}?end=${dealId}`,
    as: 'seller',
    prepare: withDialog('It fell through'),
  },
  { name: 'deal that fell through', path: ({ fallenDealId }) => `/deals/${fallenDealId}`, as: 'seller' },
  { name: 'deals', path: '/deals', as: 'seller' },
  { name: 'offers made', path: '/marketplace?view=my-offers', as: 'investor' },
  { name: 'investor’s dashboard, empty', path: '/dashboard', as: 'newInvestor' },
  { name: 'investor’s dashboard', path: '/dashboard', as: 'investor' },
  { name: 'upgrade in place of the form', path: '/create-investor', as: 'newInvestor' },
  { name: 'investor form', path: '/create-investor', as: 'investorWithoutProfile' },
  { name: 'payment under way', path: '/payment/success?session_id=cs_test_unknown', as: 'newInvestor' },
  { name: 'payment cancelled', path: '/payment/cancel', as: 'newInvestor' },
  { name: 'admin', path: '/admin', as: 'admin' },
  { name: 'suspension', path: '/admin', as: 'admin', prepare: openSuspension },
  { name: 'report', path: '/marketplace', as: 'investor', prepare: openReport },
  { name: 'account settings', path: '/account', as: 'founder' },
  { name: 'set-up of a second factor', path: '/account', as: 'newFounder', prepare: beginFactor },
  { name: 'second step of a log-in', path: '/?auth=login', prepare: passFirstStep },
  { name: 'account dialog', path: '/dashboard', as: 'newFounder', prepare: openAccount },
  { name: 'deletion of the account', path: '/dashboard', as: 'newFounder', prepare: openDeletion },
  { name: 'return of an address', path: '/email/undo?token=x' },
  { name: 'forgotten password', path: '/forgot-password' },
  { name: 'new password', path: '/reset-password?token=x' },
  { name: 'confirmed address', path: '/verify?token=x' },
  { name: 'end of mails', path: '/unsubscribe?token=x' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy policy', path: '/privacy' },
  { name: 'not found', path: '/no/such/page' },
];

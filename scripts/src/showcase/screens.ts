import type { Page } from '@playwright/test';

import type { People } from './people.js';

/** A page or dialog of which a picture is taken. */
export interface Screen {
  name: string;
  path: string;
  token?: string;
  /** Steps after opening the address, before the picture. */
  prepare?: (page: Page) => Promise<void>;
  /** Whether the picture shows only what is visible without scrolling, as for a dialog. */
  visiblePart?: true;
}

const openSignIn = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('dialog').waitFor();
};
const openRegistration = async (page: Page): Promise<void> => {
  await openSignIn(page);
  await page.getByRole('tab', { name: 'Register' }).click();
};
const openBell = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
};
const setUpSecondFactor = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
};

/** A dialog that its address opens. */
const dialog = (name: string, path: string, token: string): Screen => ({
  name,
  path,
  token,
  visiblePart: true,
  prepare: (page) => page.getByRole('dialog').waitFor(),
});

const forEverybody = ({ shares }: People): Screen[] => [
  { name: 'landing', path: '/' },
  { name: 'landing-sample', path: '/#sample' },
  { name: 'sign-in', path: '/', prepare: openSignIn, visiblePart: true },
  { name: 'register', path: '/', prepare: openRegistration, visiblePart: true },
  { name: 'forgotten-password', path: '/forgot-password' },
  { name: 'new-password', path: '/reset-password?token=x' },
  { name: 'confirmed-address', path: '/verify?token=x' },
  { name: 'end-of-mails', path: '/unsubscribe?token=x' },
  { name: 'shared-startup', path: shares.open },
  { name: 'shared-startup-gate', path: shares.gated },
  { name: 'shared-startup-gone', path: '/s/gone' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/no/such/page' },
];

function forFounders({ founder, newFounder, writer }: People): Screen[] {
  const { token, startupId } = founder;
  return [
    { name: 'dashboard', path: '/dashboard', token },
    { name: 'dashboard-empty', path: '/dashboard', token: newFounder.token },
    dialog('dashboard-delete', `/dashboard?delete=${startupId}`, token),
    dialog('dashboard-sell', `/dashboard?sell=${writer.startupId}`, writer.token),
    { name: 'bell', path: '/dashboard', token, prepare: openBell, visiblePart: true },
    { name: 'create-startup', path: '/create-startup', token: newFounder.token },
    { name: 'create-startup-chat', path: '/create-startup?by=chat', token: newFounder.token },
    { name: 'create-startup-form', path: '/create-startup?by=form', token: newFounder.token },
    { name: 'edit-startup', path: `/edit-startup/${startupId}`, token },
    { name: 'analytics', path: `/analytics/${startupId}`, token },
    { name: 'analytics-feedback', path: `/analytics/${writer.startupId}`, token: writer.token },
    { name: 'analytics-missing', path: '/analytics/01936f6e-0000-7000-8000-000000000000', token },
    { name: 'matches', path: `/matches/${startupId}`, token },
    { name: 'own-startup', path: `/startups/${startupId}`, token },
    dialog('share', `/startups/${writer.startupId}?share=${writer.startupId}`, writer.token),
    { name: 'messages', path: '/messages', token: writer.token },
    { name: 'conversation', path: `/messages/${writer.threadId}`, token: writer.token },
    { name: 'messages-empty', path: '/messages', token: newFounder.token },
    { name: 'subscription-founder', path: '/account/subscription', token },
    { name: 'account', path: '/account', token },
    { name: 'account-second-factor', path: '/account', token, prepare: setUpSecondFactor },
  ];
}

function forInvestors({ investor, newInvestor, founder, writer }: People): Screen[] {
  const { token, board } = investor;
  return [
    { name: 'investor-dashboard', path: '/dashboard', token },
    { name: 'investor-dashboard-empty', path: '/dashboard', token: newInvestor.token },
    { name: 'investor-dashboard-nothing-found', path: '/dashboard?q=zzzz', token },
    { name: 'startup', path: `/startups/${founder.startupId}`, token },
    dialog('message', `/startups/${founder.startupId}?write=startup-title`, token),
    dialog('report', `/startups/${founder.startupId}?report=${founder.startupId}`, token),
    { name: 'pipeline', path: '/pipeline', token },
    { name: 'pipeline-empty', path: '/pipeline', token: newInvestor.token },
    { name: 'comparison', path: `/pipeline?compare=${board.join(',')}`, token },
    dialog('pass', `/pipeline?pass=${board[0]}`, token),
    dialog('weights', '/pipeline?weights=open', token),
    dialog('note', `/pipeline?edit=${board[0]}`, token),
    { name: 'investor-conversation', path: `/messages/${writer.threadId}`, token },
    { name: 'create-investor', path: '/create-investor', token: newInvestor.token },
    { name: 'edit-investor', path: '/create-investor', token },
    { name: 'edit-investor-chat', path: '/create-investor?by=chat', token },
    { name: 'subscription', path: '/account/subscription', token },
    { name: 'payment-success', path: '/payment/success?session_id=unknown', token: newInvestor.token },
    { name: 'payment-cancel', path: '/payment/cancel', token: newInvestor.token },
  ];
}

function forSales({ founder, investor, newInvestor, seller, buyer }: People): Screen[] {
  const { token, listingId, offerId } = founder;
  const offers = `/marketplace/offers/${listingId}`;
  return [
    { name: 'marketplace', path: '/marketplace', token },
    { name: 'marketplace-investor', path: '/marketplace', token: investor.token },
    { name: 'my-listings', path: '/marketplace?view=my-listings', token },
    dialog('withdraw-listing', `/marketplace?view=my-listings&withdraw=${listingId}`, token),
    { name: 'my-offers', path: '/marketplace?view=my-offers', token: buyer.token },
    { name: 'my-offers-empty', path: '/marketplace?view=my-offers', token: newInvestor.token },
    dialog('offer', `/marketplace?offer=${seller.listingId}`, investor.token),
    { name: 'offers', path: offers, token },
    dialog('offer-accept', `${offers}?answer=accept-${offerId}`, token),
    dialog('offer-counter', `${offers}?answer=counter-${offerId}`, token),
    dialog('offer-reject', `${offers}?answer=explain-${offerId}`, token),
    { name: 'deals', path: '/deals', token: seller.token },
    { name: 'deals-empty', path: '/deals', token: newInvestor.token },
    { name: 'deal', path: `/deals/${seller.dealId}`, token: seller.token },
    { name: 'deal-buyer', path: `/deals/${seller.dealId}`, token: buyer.token },
    dialog('deal-end', `/deals/${seller.dealId}?end=${seller.dealId}`, seller.token),
  ];
}

const forAdmins = ({ admin: { token, suspectId }, founder }: People): Screen[] => [
  { name: 'admin', path: '/admin', token },
  { name: 'admin-90-days', path: '/admin?period=90', token },
  { name: 'startup-admin', path: `/startups/${founder.startupId}`, token },
  { name: 'admin-reports', path: '/admin?reports=upheld', token },
  dialog('admin-suspend', `/admin?suspend=${suspectId}`, token),
];

/** Every screen and every dialog that an address opens. */
export const screensOf = (people: People): Screen[] =>
  [forEverybody, forFounders, forInvestors, forSales, forAdmins].flatMap((part) => part(people));

import type { Page } from '@playwright/test';

/** The users who open the screens, and the ids of their objects. */
export interface People {
  /** Sells a startup; the offer is the investor's. */
  founder: { token: string; startupId: string; listingId: string; offerId: string };
  /** Shares a startup, has reasons of investors who passed, and writes with the investor. */
  writer: { token: string; startupId: string; threadId: string };
  newFounder: { token: string };
  /** Has a board; `board` has the startups to compare. */
  investor: { token: string; board: string[] };
  newInvestor: { token: string };
  /** Nobody can grant Investor Access through the API, so not every stack has one. */
  investorWithoutProfile?: { token: string };
  /** The two sides of a deal. */
  seller: { token: string; dealId: string };
  buyer: { token: string };
  /** One side of a deal that fell through. */
  leaver: { token: string; dealId: string };
  admin: { token: string };
  /** Paths of shared startups. */
  shares: { open: string; gated: string };
}

/** A page or dialog, of which pictures are taken and which axe checks. */
export interface Screen {
  name: string;
  path: string | ((people: People) => string);
  as?: Exclude<keyof People, 'shares'>;
  /** Steps after opening the address. */
  prepare?: (page: Page) => Promise<void>;
  /** Whether a picture shows only what is visible without scrolling, as for a dialog. */
  visiblePart?: true;
}

const appears =
  (title: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('dialog', { name: title }).waitFor();

/** A dialog that its address opens. */
const dialog = (
  name: string,
  title: string,
  as: NonNullable<Screen['as']>,
  path: Screen['path'],
): Screen => ({ name, path, as, prepare: appears(title), visiblePart: true });

export const openSignIn = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  await appears('Welcome Back')(page);
};
export const openRegistration = async (page: Page): Promise<void> => {
  await openSignIn(page);
  await page.getByRole('tab', { name: 'Register' }).click();
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
const openBell = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await appears('Notifications')(page);
};
/** Goes to the account's page by the header. */
export const openAccount = async (page: Page): Promise<void> => {
  // Narrow screens have it in their menu.
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  if (isNarrow) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole(isNarrow ? 'menuitem' : 'button', { name: 'Your account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Account settings' }).waitFor();
};
const openDeletion = async (page: Page): Promise<void> => {
  await openAccount(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await appears('Delete your account?')(page);
};
/** Shows the QR code, or asks for the password if the log-in was a while ago. Nothing is turned on. */
const setUpSecondFactor = async (page: Page): Promise<void> => {
  const card = page.getByRole('region', { name: 'Two-factor authentication' });
  await card.getByRole('button', { name: 'Set up' }).click();
  await card.getByRole('img').or(card.getByLabel('Password')).first().waitFor();
};
const openSuspension = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Suspend / })
    .first()
    .click();
  await appears('Suspend account')(page);
};

const FOR_EVERYBODY: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'landing-sample', path: '/#sample' },
  { name: 'sign-in', path: '/', prepare: openSignIn, visiblePart: true },
  { name: 'sign-in-second-step', path: '/?auth=login', prepare: passFirstStep, visiblePart: true },
  { name: 'register', path: '/', prepare: openRegistration, visiblePart: true },
  { name: 'forgotten-password', path: '/forgot-password' },
  { name: 'new-password', path: '/reset-password?token=x' },
  { name: 'confirmed-address', path: '/verify?token=x' },
  { name: 'returned-address', path: '/email/undo?token=x' },
  { name: 'end-of-mails', path: '/unsubscribe?token=x' },
  { name: 'shared-startup', path: ({ shares }) => shares.open },
  { name: 'shared-startup-gate', path: ({ shares }) => shares.gated },
  { name: 'shared-startup-gone', path: '/s/gone' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/no/such/page' },
];

const FOR_FOUNDERS: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard', as: 'founder' },
  { name: 'dashboard-empty', path: '/dashboard', as: 'newFounder' },
  dialog(
    'dashboard-delete',
    'Confirm Deletion',
    'founder',
    ({ founder }) => `/dashboard?delete=${founder.startupId}`,
  ),
  dialog('dashboard-sell', 'List for sale', 'writer', ({ writer }) => `/dashboard?sell=${writer.startupId}`),
  { name: 'bell', path: '/dashboard', as: 'founder', prepare: openBell, visiblePart: true },
  { name: 'create-startup', path: '/create-startup', as: 'newFounder' },
  { name: 'create-startup-chat', path: '/create-startup?by=chat', as: 'newFounder' },
  { name: 'create-startup-form', path: '/create-startup?by=form', as: 'newFounder' },
  { name: 'edit-startup', path: ({ founder }) => `/edit-startup/${founder.startupId}`, as: 'founder' },
  { name: 'analytics', path: ({ founder }) => `/analytics/${founder.startupId}`, as: 'founder' },
  { name: 'analytics-feedback', path: ({ writer }) => `/analytics/${writer.startupId}`, as: 'writer' },
  { name: 'analytics-missing', path: '/analytics/01936f6e-0000-7000-8000-000000000000', as: 'founder' },
  { name: 'matches', path: ({ founder }) => `/matches/${founder.startupId}`, as: 'founder' },
  { name: 'own-startup', path: ({ founder }) => `/startups/${founder.startupId}`, as: 'founder' },
  dialog(
    'share',
    'Share',
    'writer',
    ({ writer: { startupId } }) => `/startups/${startupId}?share=${startupId}`,
  ),
  { name: 'messages', path: '/messages', as: 'writer' },
  { name: 'messages-empty', path: '/messages', as: 'newFounder' },
  { name: 'conversation', path: ({ writer }) => `/messages/${writer.threadId}`, as: 'writer' },
  { name: 'subscription-founder', path: '/account/subscription', as: 'founder' },
  { name: 'account', path: '/account', as: 'founder' },
  { name: 'account-second-factor', path: '/account', as: 'newFounder', prepare: setUpSecondFactor },
  { name: 'account-delete', path: '/dashboard', as: 'newFounder', prepare: openDeletion, visiblePart: true },
];

const FOR_INVESTORS: readonly Screen[] = [
  { name: 'investor-dashboard', path: '/dashboard', as: 'investor' },
  { name: 'investor-dashboard-empty', path: '/dashboard', as: 'newInvestor' },
  { name: 'investor-dashboard-nothing-found', path: '/dashboard?q=zzzz', as: 'investor' },
  dialog('save-search', 'Save search', 'investor', '/dashboard?q=clinic&saved=new'),
  { name: 'startup', path: ({ founder }) => `/startups/${founder.startupId}`, as: 'investor' },
  dialog(
    'withdraw-interest',
    'Withdraw your interest?',
    'investor',
    ({ founder }) => `/startups/${founder.startupId}?withdraw-interest=startup-title`,
  ),
  dialog(
    'message',
    'Message the founder',
    'investor',
    ({ founder }) => `/startups/${founder.startupId}?write=startup-title`,
  ),
  dialog(
    'report',
    'Report to the admin',
    'investor',
    ({ founder: { startupId } }) => `/startups/${startupId}?report=${startupId}`,
  ),
  { name: 'pipeline', path: '/pipeline', as: 'investor' },
  { name: 'pipeline-empty', path: '/pipeline', as: 'newInvestor' },
  {
    name: 'comparison',
    path: ({ investor }) => `/pipeline?compare=${investor.board.join(',')}`,
    as: 'investor',
  },
  dialog('pass', 'Pass', 'investor', ({ investor }) => `/pipeline?pass=${investor.board[0]}`),
  dialog('weights', 'My fit', 'investor', '/pipeline?weights=open'),
  dialog('note', 'Note and next step', 'investor', ({ investor }) => `/pipeline?edit=${investor.board[0]}`),
  { name: 'investor-messages', path: '/messages', as: 'investor' },
  { name: 'investor-messages-empty', path: '/messages', as: 'newInvestor' },
  { name: 'investor-conversation', path: ({ writer }) => `/messages/${writer.threadId}`, as: 'investor' },
  { name: 'create-investor', path: '/create-investor', as: 'newInvestor' },
  { name: 'create-investor-form', path: '/create-investor', as: 'investorWithoutProfile' },
  { name: 'edit-investor', path: '/create-investor', as: 'investor' },
  { name: 'edit-investor-chat', path: '/create-investor?by=chat', as: 'investor' },
  { name: 'subscription', path: '/account/subscription', as: 'investor' },
  { name: 'payment-success', path: '/payment/success?session_id=unknown', as: 'newInvestor' },
  { name: 'payment-cancel', path: '/payment/cancel', as: 'newInvestor' },
];

const offersOf = ({ founder }: People) => `/marketplace/offers/${founder.listingId}`;
const answer =
  (verb: string) =>
  (people: People): string =>
    `${offersOf(people)}?answer=${verb}-${people.founder.offerId}`;

const FOR_SALES: readonly Screen[] = [
  { name: 'marketplace', path: '/marketplace', as: 'founder' },
  { name: 'marketplace-investor', path: '/marketplace', as: 'investor' },
  { name: 'my-listings', path: '/marketplace?view=my-listings', as: 'founder' },
  dialog(
    'withdraw-listing',
    'Withdraw listing',
    'founder',
    ({ founder }) => `/marketplace?view=my-listings&withdraw=${founder.listingId}`,
  ),
  { name: 'my-offers', path: '/marketplace?view=my-offers', as: 'buyer' },
  { name: 'my-offers-empty', path: '/marketplace?view=my-offers', as: 'newInvestor' },
  dialog('offer', 'Make an Offer', 'investor', ({ founder }) => `/marketplace?offer=${founder.listingId}`),
  dialog(
    'offer-withdraw',
    'Withdraw offer',
    'investor',
    ({ founder }) => `/marketplace?view=my-offers&answer=withdraw-${founder.offerId}`,
  ),
  { name: 'offers', path: offersOf, as: 'founder' },
  dialog('offer-accept', 'Accept $', 'founder', answer('accept')),
  dialog('offer-counter', 'Counter-offer', 'founder', answer('counter')),
  dialog('offer-reject', 'Reject $', 'founder', answer('reject')),
  { name: 'deals', path: '/deals', as: 'seller' },
  { name: 'deals-empty', path: '/deals', as: 'newInvestor' },
  { name: 'deal', path: ({ seller }) => `/deals/${seller.dealId}`, as: 'seller' },
  { name: 'deal-buyer', path: ({ seller }) => `/deals/${seller.dealId}`, as: 'buyer' },
  dialog(
    'deal-end',
    'It fell through',
    'seller',
    ({ seller: { dealId } }) => `/deals/${dealId}?end=${dealId}`,
  ),
  { name: 'deal-fell-through', path: ({ leaver }) => `/deals/${leaver.dealId}`, as: 'leaver' },
];

const FOR_ADMINS: readonly Screen[] = [
  { name: 'admin', path: '/admin', as: 'admin' },
  { name: 'admin-90-days', path: '/admin?period=90', as: 'admin' },
  { name: 'startup-admin', path: ({ founder }) => `/startups/${founder.startupId}`, as: 'admin' },
  { name: 'admin-reports', path: '/admin?reports=upheld', as: 'admin' },
  { name: 'admin-suspend', path: '/admin', as: 'admin', prepare: openSuspension, visiblePart: true },
];

/** Every screen, and every dialog that an address opens. */
export const SCREENS: readonly Screen[] = [
  ...FOR_EVERYBODY,
  ...FOR_FOUNDERS,
  ...FOR_INVESTORS,
  ...FOR_SALES,
  ...FOR_ADMINS,
];

/** Opens the screen and waits until everything has loaded. The page's context knows the stack's address. */
export async function openScreen(page: Page, people: People, { path, as, prepare }: Screen): Promise<void> {
  const token = as && people[as]?.token;
  if (token) await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);
  await page.goto(typeof path === 'string' ? path : path(people));
  await page.locator('h1').waitFor(); // a dialog hides its role
  await prepare?.(page);
  await page.locator('.animate-skeleton').first().waitFor({ state: 'detached' });
}

import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { matchPath } from 'react-router';

import { someAnalytics } from '../features/analytics/testing/world';
import { aDeal, aDealSummary } from '../features/deals/testing/world';
import { aListing, anOffer, ownListing } from '../features/marketplace/testing/world';
import { THREAD } from '../features/messages/testing/world';
import { aCard } from '../features/pipeline/testing/world';
import { applicationServer, fill, press, pressEnter, USER_ID, type Viewer } from '../test/application';
import { anId, aStartup } from '../test/builders';
import { uncheckedHttp as http } from '../test/http';
import { pathsOf } from '../test/paths';
import { screenAnswers, SHARED } from '../test/screens';
import { routes } from './router';

const app = applicationServer();
let consoleErrors: jest.SpyInstance;
// React reports on the console what a boundary caught.
beforeEach(() => (consoleErrors = jest.spyOn(console, 'error').mockReturnValue(undefined)));
afterEach(() => consoleErrors.mockRestore());

/** A startup without fields that its card shows. */
const { ai_score: _score, task_summary: _summary, ...lacking } = aStartup(1);
const odd = { id: anId(1) };
const odd2 = { id: anId(2) };
/** A startup whose analysis has nothing to show. */
const unread = { ...aStartup(2), analysis: {} };
const analytics = `/analytics/${anId(1)}`;
const offers = `/marketplace/offers/${anId(1)}`;
const startup = `/startups/${anId(1)}`;
const ownStartup = http.get('*/api/startups/:id', () =>
  HttpResponse.json(aStartup(1, { owner_id: USER_ID })),
);
const deal = `/deals/${aDeal().id}`;
const score = { overall_score: 61, feasibility: 66, market_potential: 58, risk_level: 44 };

/** Each screen, one of its calls, a malformed answer, and the error that replaces the card. */
const SCREENS: [
  path: string,
  viewer: Viewer | 'owner',
  call: string,
  answer: object | null,
  message: RegExp,
][] = [
  ['/dashboard', 'founder', 'startups', [lacking], /^This startup could not be shown$/],
  ['/dashboard', 'founder', 'startups', {}, /^Your startups could not be loaded$/],
  ['/dashboard', 'founder', 'startups/:id/tasks', {}, /^The tasks could not be loaded$/],
  ['/dashboard', 'founder', 'matches/:id', [odd], /^This match could not be shown$/],
  ['/dashboard', 'premium with a profile', 'investors', [odd], /^Your profile could not be shown$/],
  ['/dashboard', 'premium with a profile', 'matches/investor/:id', [odd], /^This match could not be shown$/],
  ['/dashboard', 'premium with a profile', 'startups', [odd], /^This startup could not be shown$/],
  ['/marketplace', 'founder', 'marketplace/listings', [{ ...odd, is_active: true }], /^This startup could/],
  [
    '/marketplace?view=my-listings',
    'founder',
    'marketplace/listings',
    [odd],
    /^This listing could not be shown$/,
  ],
  [
    '/marketplace?view=my-offers',
    'founder',
    'marketplace/my-offers',
    [odd],
    /^This offer could not be shown$/,
  ],
  [offers, 'founder', 'marketplace/listings/:id', odd, /^The listing could not be shown$/],
  [offers, 'founder', 'marketplace/offers/:id', [odd], /^This offer could not be shown$/],
  [analytics, 'founder', 'startups/:id', { ...aStartup(1), analysis: odd }, /^The score could not be shown$/],
  [
    analytics,
    'founder',
    'startups/:id/analytics',
    { ...someAnalytics(), interested_investors: [odd] },
    /^This investor could not be shown$/,
  ],
  [analytics, 'founder', 'startups/:id/scores', [odd], /^This score could not be shown$/],
  ['/admin', 'founder', 'admin/stats', {}, /^The total users could not be shown$/],
  ['/admin', 'founder', 'admin/users', [odd], /^This user could not be shown$/],
  ['/admin', 'founder', 'admin/recent-activity', {}, /^The recent users could not be shown$/],
  [
    '/admin',
    'founder',
    'admin/recent-activity',
    { recent_users: [null], recent_startups: [] },
    /^This user could not be shown$/,
  ],
  ['/admin', 'founder', 'admin/trends', {}, /^The trends could not be shown$/],
  ['/admin', 'founder', 'admin/reviews', [odd], /^This startup could not be shown$/],
  ['/admin', 'founder', 'admin/reports', {}, /^The reports could not be loaded$/],
  ['/admin', 'founder', 'admin/audit', {}, /^The audit log could not be loaded$/],
  [startup, 'investor', 'startups/:id', { ...aStartup(1), analysis: odd }, /^The score could not be shown$/],
  [startup, 'owner', 'startups/:id/scores', [odd], /^This score could not be shown$/],
  [startup, 'owner', 'startups/:id/feedback', odd, /^The feedback could not be shown$/],
  [`${startup}?share=${anId(1)}`, 'owner', 'startups/:id/shares', [odd], /^This link could not be shown$/],
  ['/pipeline', 'investor', 'pipeline', [{ ...aCard(1), startup: odd }], /^This startup could not be shown$/],
  ['/pipeline', 'investor', 'pipeline', [odd], /^This startup could not be shown$/],
  ['/messages', 'founder', 'threads', [odd], /^This conversation could not be shown$/],
  [`/messages/${THREAD}`, 'founder', 'threads/:id', odd, /^This conversation could not be shown$/],
  [`/messages/${THREAD}`, 'founder', 'threads/:id/messages', [odd], /^This message could not be shown$/],
  ['/deals', 'founder', 'deals', [{ ...odd, state: 'open' }], /^This deal could not be shown$/],
  [deal, 'founder', 'deals/:id', { ...aDeal(), steps: null }, /^The checklist could not be shown$/],
  [
    deal,
    'founder',
    'deals/:id',
    { ...aDeal(), signatures: null },
    /^The letter of intent could not be shown$/,
  ],
  [deal, 'founder', 'deals/:id', { ...aDeal(), notes: null }, /^The notes could not be shown$/],
  ['/s/a-token', 'visitor', 'shares/:token', { ...SHARED, ai_score: odd }, /^The score could not be shown$/],
  [
    '/s/a-token',
    'visitor',
    'shares/:token',
    { ...SHARED, ai_score: score, ledger: [null] },
    /^The ledger could not be shown$/,
  ],
  ['/account', 'founder', 'auth/sessions', {}, /^Your sessions could not be shown$/],
  ['/account', 'founder', 'blocks', [odd], /^This person could not be shown$/],
  ['/account/subscription', 'founder', 'payment/subscription', {}, /^Your subscription could not be shown$/],
  ['/account/subscription', 'founder', 'payment/invoices', [odd], /^This invoice could not be shown$/],
  ['/account', 'founder', 'notifications/settings', [odd], /^This setting could not be shown$/],
  [`/edit-startup/${anId(1)}`, 'founder', 'startups/:id', null, /^The startup could not be shown$/],
  ['/dashboard', 'investor', 'startups/first', [unread], /^This startup could not be shown$/],
  ['/create-investor', 'premium with a profile', 'investors', {}, /^Your profile could not be loaded$/],
  [startup, 'investor', 'startups/:id/listing', { listing: odd }, /^The listing could not be shown$/],
  [startup, 'owner', 'startups/:id/price-range', null, /^The indicative range could not be shown$/],
];

const brokenCard = /^This \w+ could not be shown$/;

/** Pages with several cards: a malformed answer that breaks one, and the heading of another, which stays. */
const NEIGHBOURS: [...broken: (typeof SCREENS)[number], stays: string][] = [
  ['/dashboard', 'founder', 'startups/:id/tasks', [null], /^This task could/, 'Investor Matches'],
  ['/dashboard', 'founder', 'matches/:id', [odd], /^This match could/, 'Startup 1'],
  ['/dashboard', 'premium with a profile', 'matches/investor/:id', [odd], /^This match/, 'Investor Profile'],
  ['/dashboard', 'premium with a profile', 'startups', [aStartup(1), odd2], brokenCard, 'Startup 1'],
  ['/dashboard', 'investor', 'startups/first', [aStartup(1), unread], brokenCard, 'Startup 1'],
  [
    '/marketplace',
    'founder',
    'marketplace/listings',
    [aListing(1), { ...odd, is_active: true }],
    brokenCard,
    'Startup 1',
  ],
  [
    '/marketplace?view=my-listings',
    'founder',
    'marketplace/listings',
    [ownListing(1), odd],
    brokenCard,
    'Startup 1',
  ],
  [offers, 'founder', 'marketplace/offers/:id', [anOffer(1), odd], brokenCard, 'Startup 1'],
  [
    analytics,
    'founder',
    'startups/:id',
    { ...aStartup(1), analysis: odd },
    /^The score could/,
    'Views and interest',
  ],
  [startup, 'investor', 'startups/:id', { ...aStartup(1), analysis: odd }, /^The score could/, 'Figures'],
  ['/admin', 'founder', 'admin/trends', {}, /^The trends could/, 'Audit log'],
  ['/pipeline', 'investor', 'pipeline', [aCard(1), { ...aCard(2), startup: odd2 }], brokenCard, 'Startup 1'],
  ['/deals', 'founder', 'deals', [aDealSummary(1), { ...odd2, state: 'open' }], brokenCard, 'Startup 1'],
  [deal, 'founder', 'deals/:id', { ...aDeal(), notes: null }, /^The notes could/, 'Letter of intent'],
  [
    '/s/a-token',
    'visitor',
    'shares/:token',
    { ...SHARED, ai_score: odd },
    /^The score could/,
    "In the founder's words",
  ],
  ['/account', 'founder', 'auth/sessions', {}, /^Your sessions could/, 'Password'],
  ['/account/subscription', 'founder', 'payment/invoices', [odd], /^This invoice could/, 'Founder Pro'],
];

/** The pages without a call whose answer they show, or with a test of their own below. */
const ALONE = ['/', '/matches/:startupId', '/payment/cancel', '/payment/success', '/create-startup'];

/** Waits for it, because another answer of the page may draw the card anew. */
const expectShown = (message: RegExp | string) =>
  waitFor(() => expect(screen.getAllByText(message)[0]).toBeVisible());

// rule: SCREEN-18
describe('a malformed answer', () => {
  it.each(SCREENS)('at %s for the %s to GET /%s breaks one card, not the page', async (...screenAt) => {
    const [path, viewer, call, answer, message] = screenAt;
    app.server.use(
      http.get(`*/api/${call}`, () => HttpResponse.json(answer)),
      ...(viewer === 'owner' ? [ownStartup] : []),
      ...screenAnswers,
    );
    app.open(path, viewer === 'owner' ? 'founder' : viewer);
    await expectShown(message);
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toBeVisible(); // hidden behind a dialog
    expect(screen.queryByText('This page could not be shown')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Try again' })[0]).toBeVisible();
  });

  it.each(NEIGHBOURS)('at %s for the %s to GET /%s leaves the other cards', async (...row) => {
    const [path, viewer, call, answer, message, stays] = row;
    app.server.use(
      http.get(`*/api/${call}`, () => HttpResponse.json(answer)),
      ...screenAnswers,
    );
    app.open(path, viewer === 'owner' ? 'founder' : viewer);
    await expectShown(message);
    expect((await screen.findAllByRole('heading', { name: stays }))[0]).toBeVisible();
  });

  it('is tried on every page', () => {
    const tried = (pattern: string) =>
      SCREENS.some(([path]) => matchPath(pattern, path.replace(/\?.*/, '')) !== null);
    expect(
      pathsOf(routes)
        .filter((pattern) => !tried(pattern))
        .toSorted(),
    ).toEqual(ALONE.toSorted());
  });

  it('about a payment is requested again, like a missing answer', async () => {
    app.server.use(http.get('*/api/payment/status/:id', () => HttpResponse.json({})));
    app.open('/payment/success?session_id=cs_1', 'investor');
    expect(await screen.findByRole('heading', { level: 1, name: 'Verifying Payment...' })).toBeVisible();
    expect(screen.queryByText('This page could not be shown')).toBeNull();
  });

  it('is fetched again by Try again, which shows the card', async () => {
    let answer: object[] = [odd];
    app.server.use(http.get('*/api/marketplace/listings', () => HttpResponse.json(answer)));
    const user = app.open('/marketplace?view=my-listings', 'founder');
    await screen.findByText('This listing could not be shown');
    answer = [];
    await press('Try again')(user);
    expect(await screen.findByText('You have nothing listed for sale')).toBeVisible();
  });

  it('of the interviewer keeps the conversation', async () => {
    const user = app.open('/create-startup?by=chat', 'founder');
    expect(await screen.findByText(/^Hello!/)).toBeVisible();
    app.server.use(http.post('*/api/ai-chat', () => HttpResponse.json({})));
    await fill('Message', 'LedgerLoop')(user);
    await pressEnter(user);
    expect((await screen.findAllByText('Failed to send message'))[0]).toBeVisible();
    expect(screen.getByText('LedgerLoop')).toBeVisible();
    expect(screen.queryByText('This page could not be shown')).toBeNull();
  });

  it.each([
    ['startups/:id/price-range', `/dashboard?sell=${anId(1)}`, 'founder', 'List for sale', /^Asking price/],
    ['fit-weights', '/pipeline?weights=open', 'investor', 'My fit', 'Team strength'],
  ] as const)('to GET /%s leaves the form of its dialog', async (call, path, viewer, dialog, field) => {
    app.server.use(
      http.get(`*/api/${call}`, () => HttpResponse.json(null)),
      ...screenAnswers,
    );
    app.open(path, viewer);
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
    expect(await screen.findByLabelText(field)).toBeVisible();
  });

  it('with a malformed notification breaks that notification only', async () => {
    app.server.use(http.get('*/api/notifications', () => HttpResponse.json([odd])));
    const user = app.open('/marketplace', 'founder');
    await press(/^Notifications/)(user);
    expect(await screen.findByText('This notification could not be shown')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Notifications' })).toBeVisible();
  });

  it('to a call of the header leaves the page and the header', async () => {
    app.server.use(http.get('*/api/config', () => HttpResponse.json({})));
    app.open('/marketplace', 'founder');
    expect(await screen.findByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    await act(() => Promise.resolve());
    await waitFor(() => expect(screen.getByRole('banner')).toBeVisible());
    expect(screen.queryByText('This page could not be shown')).toBeNull();
  });
});

import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { aHeld, anEntry, aReport } from '../features/admin/testing/world';
import { aRun, someAnalytics } from '../features/analytics/testing/world';
import { aDealSummary } from '../features/deals/testing/world';
import { aListing, anOffer, myOffer, ownListing } from '../features/marketplace/testing/world';
import { aMessage, aThread, THREAD } from '../features/messages/testing/world';
import { aCard } from '../features/pipeline/testing/world';
import { applicationServer, press, type Viewer } from '../test/application';
import { anId, anInvestorMatch, aStartup, aTask } from '../test/builders';
import { uncheckedHttp as http } from '../test/http';
import { MEMBER, screenAnswers, SHARE } from '../test/screens';

const app = applicationServer();
let consoleErrors: jest.SpyInstance;
// React reports on the console what a boundary caught.
beforeEach(() => (consoleErrors = jest.spyOn(console, 'error').mockReturnValue(undefined)));
afterEach(() => consoleErrors.mockRestore());

const at = '2026-11-20T10:00:00.000Z';
const match = { id: anId(501), match_score: 80, reasons: [], created_at: at };
const startupMatch = { match, investor: { id: anId(2), budget: 1 }, investor_user: { name: 'Ivy Chen' } };
const session = {
  id: anId(3),
  device: 'Firefox',
  address: '',
  created_at: at,
  last_seen_at: at,
  current: true,
};
const block = { id: anId(7), name: 'Ben Li', created_at: at };
const invoice = {
  id: 'in_1',
  number: 'A-1',
  created_at: at,
  amount: 299,
  status: 'paid',
  url: null,
  pdf_url: null,
};
const interest = { id: anId(4), startup_id: anId(1), created_at: at, startup: aCard(1).startup };
const interested = {
  user: { name: 'Ivy Chen', email: 'ivy@example.com' },
  investor: null,
  interested_at: at,
};

/** Each list, its call, a well-formed entry, what shows that entry, and what replaces a malformed one. */
const LISTS: [path: string, viewer: Viewer, call: string, entry: object, shown: RegExp, replaced: string][] =
  [
    ['/dashboard', 'founder', 'startups', aStartup(1), /^Startup 1$/, 'This startup'],
    ['/dashboard', 'founder', 'startups/:id/tasks', aTask(1), /^Task 1$/, 'This task'],
    ['/dashboard', 'founder', 'matches/:id', startupMatch, /^Ivy Chen$/, 'This match'],
    ['/dashboard', 'investor', 'startups/first', aStartup(1), /^Startup 1$/, 'This startup'],
    ['/dashboard', 'premium with a profile', 'startups', aStartup(1), /^Startup 1$/, 'This startup'],
    [
      '/dashboard',
      'premium with a profile',
      'matches/investor/:id',
      anInvestorMatch(7),
      /^Startup 7$/,
      'This match',
    ],
    ['/marketplace', 'founder', 'marketplace/listings', aListing(1), /^Startup 1$/, 'This startup'],
    [
      '/marketplace?view=my-listings',
      'founder',
      'marketplace/listings',
      ownListing(1),
      /^Startup 1$/,
      'This listing',
    ],
    [
      '/marketplace?view=my-offers',
      'investor',
      'marketplace/my-offers',
      myOffer(1),
      /^Startup 1$/,
      'This offer',
    ],
    [
      `/marketplace/offers/${anId(1)}`,
      'founder',
      'marketplace/offers/:id',
      anOffer(1),
      /^Your offer|^Offer of/,
      'This offer',
    ],
    ['/pipeline', 'investor', 'pipeline', aCard(1), /^Startup 1$/, 'This startup'],
    ['/pipeline', 'investor', 'interests', interest, /^Startup 1$/, 'This interest'],
    ['/deals', 'founder', 'deals', aDealSummary(1), /^Startup 1$/, 'This deal'],
    ['/messages', 'founder', 'threads', aThread(), /^Amara Osei$/, 'This conversation'],
    [`/messages/${THREAD}`, 'founder', 'threads/:id/messages', aMessage(1), /^Message 1$/, 'This message'],
    [`/analytics/${anId(1)}`, 'founder', 'startups/:id/scores', aRun(1), /first analysis/, 'This score'],
    [`/startups/${anId(1)}?share=${anId(1)}`, 'founder', 'startups/:id/shares', SHARE, /Made /, 'This link'],
    ['/account', 'founder', 'auth/sessions', session, /^Firefox$/, 'This session'],
    ['/account', 'founder', 'blocks', block, /^Ben Li$/, 'This person'],
    [
      '/account',
      'founder',
      'notifications/settings',
      { kind: 'deals', inbox: true, email: true },
      /^Deals$/,
      'This setting',
    ],
    ['/account/subscription', 'founder', 'payment/invoices', invoice, /^\$299$/, 'This invoice'],
    ['/admin', 'founder', 'admin/users', MEMBER, /^Ivy Chen$/, 'This user'],
    ['/admin', 'founder', 'admin/reviews', aHeld(5), /^Startup 5$/, 'This startup'],
    ['/admin', 'founder', 'admin/reports', aReport(6), /^Reported 6$/, 'This report'],
    ['/admin', 'founder', 'admin/audit', anEntry(1), /^Amara Osei$/, 'This entry'],
  ];

// rule: SCREEN-18
describe('a list with malformed entries', () => {
  it.each(LISTS)('at %s for the %s from GET /%s shows the others', async (...list) => {
    const [path, viewer, call, entry, shown, replaced] = list;
    app.server.use(
      http.get(`*/api/${call}`, () => HttpResponse.json([{}, entry, null])),
      http.get('*/api/startups/:id', () => HttpResponse.json(aStartup(1, { owner_id: anId(1) }))),
      ...screenAnswers,
    );
    app.open(path, viewer);
    const failures = await screen.findAllByText(`${replaced} could not be shown`);
    expect(failures.length).toBeGreaterThanOrEqual(2);
    expect(screen.getAllByText(shown)[0]).toBeVisible();
    expect(screen.queryByText('This page could not be shown')).toBeNull();
  });

  it('shows the other interested investors', async () => {
    const analytics = { ...someAnalytics(), interested_investors: [null, interested, {}] };
    app.server.use(http.get('*/api/startups/:id/analytics', () => HttpResponse.json(analytics)));
    app.open(`/analytics/${anId(1)}`, 'founder');
    expect(await screen.findByText('ivy@example.com')).toBeVisible();
    expect(screen.getAllByText('This investor could not be shown')).toHaveLength(2);
  });

  it('leaves the cards of a page that look something up in it', async () => {
    app.server.use(
      http.get('*/api/pipeline', () => HttpResponse.json([{}, aCard(1)])),
      http.get('*/api/interests', () => HttpResponse.json([{}])),
      ...screenAnswers,
    );
    app.open(`/startups/${anId(1)}`, 'investor');
    expect(await screen.findByRole('button', { name: /^In pipeline: / })).toBeVisible();
    expect(screen.getByRole('button', { name: "I'm Interested" })).toBeVisible();
  });

  it('lets the user move another card of the board', async () => {
    app.server.use(
      http.get('*/api/pipeline', () => HttpResponse.json([{}, aCard(1, { column: 'watching' })])),
      http.put('*/api/pipeline/:id', () => HttpResponse.json(aCard(1, { column: 'talking' }))),
    );
    const user = app.open('/pipeline', 'investor');
    await press('Move to')(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Talking' }));
    expect(await screen.findByText('Startup 1 is now in Talking.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Talking 1' })).toBeVisible();
  });
});

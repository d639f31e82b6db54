import { HttpResponse } from 'msw';

import type { ReviewCase } from '../api/generated/account-client';
import type {
  Analytics,
  DealSummary,
  MyInterest,
  Notification,
  PipelineCard,
  StartupMatch,
} from '../api/generated/work-client';
import { anEntry, aReport } from '../features/admin/testing/world';
import { aRun } from '../features/analytics/testing/world';
import { aDealSummary } from '../features/deals/testing/world';
import { aListing, anOffer, myOffer, ownListing } from '../features/marketplace/testing/world';
import { aThread } from '../features/messages/testing/world';
import { aCard } from '../features/pipeline/testing/world';
import { anId, anInvestor, anInvestorMatch, aStartup, aTask } from './builders';
import { http } from './http';
import { pageOf } from './pages';

const aMatch = (number: number): StartupMatch => ({
  match: { id: anId(500 + number), match_score: 90, reasons: [], created_at: '2026-11-20T09:30:00.000Z' },
  investor: anInvestor(600 + number),
  investor_user: { name: `Investor ${number}` },
});
const aCase = (number: number): ReviewCase => ({ startup: aStartup(number), asked_at: null, decisions: [] });
const anInterest = (number: number): MyInterest => ({
  id: anId(700 + number),
  startup_id: anId(number),
  created_at: '2026-11-20T09:30:00.000Z',
  startup: aCard(number).startup,
});
const aTalk = (number: number) => aThread({ id: anId(900 + number) });
const aNotification = (number: number): Notification => ({
  id: anId(number),
  type: 'interest_recorded',
  title: `Interest ${number}`,
  body: 'Ivy Chen recorded interest.',
  link: '/elsewhere',
  created_at: '2026-11-20T09:30:00.000Z',
  read_at: '2026-11-20T09:30:00.000Z',
});
export const anInterested = (number: number): Analytics['interested_investors'][number] => ({
  user: { name: `Investor ${number}`, email: `investor-${number}@example.com` },
  investor: null,
  interested_at: '2026-11-20T09:30:00.000Z',
});
export const many = <Item>(build: (number: number) => Item, length = 30) =>
  Array.from({ length }, (_, at) => build(at + 1));

/** Startup 1 alone has tasks and matches, so that the list of own startups stands alone on its page. */
const isFirst = (startupId: unknown) => startupId === anId(1);

/** The answers that the lists need. */
export const listAnswers = [
  http.get('*/api/startups/:id/tasks', ({ params }) =>
    HttpResponse.json(isFirst(params.id) ? many((number) => aTask(number)) : []),
  ),
  http.get('*/api/startups/:id/scores', () => HttpResponse.json(many((number) => aRun(number)))),
  http.get('*/api/startups/first', () => HttpResponse.json(many(aStartup))),
  http.get('*/api/startups', ({ request }) => pageOf(request, many(aStartup), ({ id }) => id)),
  http.post('*/api/startups/:id/view', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/marketplace/listings', ({ request }) => {
    const mine = new URL(request.url).searchParams.has('mine');
    return pageOf(request, many(mine ? ownListing : aListing), ({ id }) => id);
  }),
  http.get('*/api/marketplace/listings/:id', () => HttpResponse.json(ownListing(1))),
  http.get('*/api/marketplace/my-offers', ({ request }) => pageOf(request, many(myOffer), ({ id }) => id)),
  http.get('*/api/marketplace/offers/:id', ({ request }) => pageOf(request, many(anOffer), ({ id }) => id)),
  http.get('*/api/matches/:id', ({ request, params }) =>
    pageOf(request, isFirst(params.id) ? many(aMatch) : [], ({ match }) => match.id),
  ),
  http.get('*/api/matches/investor/:id', ({ request }) =>
    pageOf(request, many(anInvestorMatch), ({ match }) => match.id),
  ),
  http.get('*/api/admin/reviews', ({ request }) => pageOf(request, many(aCase), ({ startup }) => startup.id)),
  http.get('*/api/admin/reports', ({ request }) => pageOf(request, many(aReport), ({ id }) => id)),
  http.get('*/api/admin/audit', ({ request }) => pageOf(request, many(anEntry), ({ id }) => id)),
  http.get('*/api/deals', () => HttpResponse.json<DealSummary[]>(many(aDealSummary))),
  http.get('*/api/interests', () => HttpResponse.json<MyInterest[]>(many(anInterest))),
  http.get('*/api/searches', () => HttpResponse.json([])),
  http.get('*/api/pipeline', () => HttpResponse.json<PipelineCard[]>(many(aCard))),
  http.get('*/api/notifications/unread-count', () => HttpResponse.json({ unread_count: 0 })),
  http.get('*/api/notifications', ({ request }) => pageOf(request, many(aNotification), ({ id }) => id)),
  http.get('*/api/threads', ({ request }) => pageOf(request, many(aTalk, 60), ({ id }) => id)),
];

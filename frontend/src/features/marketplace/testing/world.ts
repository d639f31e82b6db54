import { http, HttpResponse } from 'msw';
import { toast } from 'sonner';

import type { Listing, MyOffer, Offer } from '../../../api/generated/client';
import { anId } from '../../../test/builders';
import { apiServer } from '../../../test/server';

const BUYER = 'b0b0b0b0-0000-7000-8000-000000000001';

/** A listing of somebody else, for sale. */
export function aListing(number: number, changes: Partial<Listing> = {}): Listing {
  return {
    id: anId(1000 + number),
    startup: {
      id: anId(number),
      idea_title: `Startup ${number}`,
      idea_description: 'Bookkeeping that reconciles itself.',
      user_count: 12_500,
      monthly_revenue: 4800.5,
    },
    asking_price: 90_000,
    reason_for_selling: 'We concentrate on our agency.',
    tech_stack: 'TypeScript, PostgreSQL',
    status: 'active',
    is_active: true,
    is_owner: false,
    price_range: {
      low: 69_127.2,
      high: 195_860,
      basis: '12 times the stated monthly revenue times 1.2 to 3.4.',
      source: 'Acquire.com, revenue multiples',
      as_of: '2023-02',
    },
    created_at: '2026-11-20T09:30:00.000Z',
    ...changes,
  };
}

/** The user's own. */
export const ownListing = (number: number, changes: Partial<Listing> = {}): Listing =>
  aListing(number, { is_owner: true, offer_count: 0, ...changes });

export const sold = { status: 'sold', is_active: false } as const;

/** An offer for listing 1, waiting for an answer. */
export const anOffer = (number: number, changes: Partial<Offer> = {}): Offer => ({
  id: anId(2000 + number),
  listing_id: aListing(1).id,
  buyer_id: BUYER,
  offer_amount: 85_000,
  message: 'We would keep the team.',
  status: 'pending',
  created_at: '2026-11-20T10:00:00.000Z',
  ...changes,
});

export const myOffer = (number: number, changes: Partial<MyOffer> = {}): MyOffer => ({
  ...anOffer(number),
  listing: aListing(1),
  ...changes,
});

/** The part of `all` that is asked for, with a link to the part after it, as the API pages. */
function page(request: Request, all: readonly { id: string }[]) {
  const { pathname, searchParams } = new URL(request.url);
  const limit = Number(searchParams.get('limit') ?? all.length);
  const from = all.findIndex(({ id }) => id === searchParams.get('cursor')) + 1;
  const rows = all.slice(from, from + limit);
  const last = rows.at(-1);
  const link = `<${pathname}?limit=${limit}&cursor=${last?.id}>; rel="next"`;
  return HttpResponse.json(rows, last && last !== all.at(-1) ? { headers: { link } } : {});
}

/** A marketplace that answers from what `holds` says it holds, and notes what it was asked. */
export function marketplaceServer() {
  /** "GET /marketplace/listings?limit=24", in order. */
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const keys: (string | null)[] = [];
  let held: { listings: Listing[]; offers: Offer[]; mine: MyOffer[] };
  const server = apiServer(
    http.get('*/api/marketplace/listings', ({ request }) => {
      const mine = new URL(request.url).searchParams.get('mine') === 'true';
      return page(
        request,
        held.listings.filter(({ is_owner }) => !mine || is_owner),
      );
    }),
    http.get('*/api/marketplace/listings/:id', ({ params }) => {
      const found = held.listings.find(({ id }) => id === params['id']);
      return found
        ? HttpResponse.json(found)
        : HttpResponse.json({ detail: 'Listing not found' }, { status: 404 });
    }),
    http.get('*/api/marketplace/offers/:listingId', ({ request, params }) =>
      page(
        request,
        held.offers.filter(({ listing_id }) => listing_id === params['listingId']),
      ),
    ),
    http.get('*/api/marketplace/my-offers', ({ request }) => page(request, held.mine)),
  );
  beforeEach(() => {
    window.localStorage.clear();
    toast.dismiss(); // those of the test before, which a new page would show again
    held = { listings: [], offers: [], mine: [] };
    for (const noted of [asked, bodies, keys]) noted.length = 0;
    server.events.removeAllListeners();
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${request.method} ${pathname.replace('/api', '')}${search}`);
    });
  });
  return {
    server,
    asked,
    bodies,
    keys,
    holds: (changes: Partial<typeof held>) => {
      held = { ...held, ...changes };
    },
    /** Answers a write: notes it, then does what `answer` says. */
    on: (
      method: 'post' | 'put' | 'delete',
      path: string,
      answer: (body: unknown) => { status: number; body?: object | null },
    ) =>
      server.use(
        http[method](`*/api${path}`, async ({ request }) => {
          const text = await request.text();
          const body: unknown = text === '' ? undefined : JSON.parse(text);
          bodies.push(body);
          keys.push(request.headers.get('idempotency-key'));
          const { status, body: reply } = answer(body);
          return reply ? HttpResponse.json(reply, { status }) : new HttpResponse(null, { status });
        }),
      ),
    /** Fails a read until it is told otherwise by `server.resetHandlers()`. */
    fails: (path: string, status: number, detail?: string) =>
      server.use(
        http.get(`*/api${path}`, () => HttpResponse.json(detail === undefined ? {} : { detail }, { status })),
      ),
  };
}

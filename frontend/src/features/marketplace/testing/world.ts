import { HttpResponse, type JsonBodyType } from 'msw';
import { toast } from 'sonner';

import type { Listing, MyOffer, Offer, PriceRange } from '../../../api/generated/work-client';
import { anId } from '../../../test/builders';
import { http, type KnownPath, type Reply, uncheckedHttp } from '../../../test/http';
import { pageOf } from '../../../test/pages';
import { apiServer } from '../../../test/server';

const BUYER = 'b0b0b0b0-0000-7000-8000-000000000001';

/** What the owner sees before the price is named. */
const ROUNDED: PriceRange = {
  low: 69_000,
  high: 200_000,
  basis: '12 times the stated monthly revenue times 1.2 to 3.4.',
  source: 'Acquire.com, revenue multiples',
  as_of: '2023-02',
};

/** Another user's active listing. */
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
    sector: 'FinTech',
    overall_score: 61.5,
    my_offer: null,
    created_at: '2026-11-20T09:30:00.000Z',
    ...changes,
  };
}

export const ownListing = (number: number, changes: Partial<Listing> = {}): Listing =>
  aListing(number, { is_owner: true, offer_count: 0, ...changes });

export const sold = { status: 'sold', is_active: false } as const;

/** A pending offer for listing 1. */
export const anOffer = (number: number, changes: Partial<Offer> = {}): Offer => ({
  id: anId(2000 + number),
  listing_id: aListing(1).id,
  buyer_id: BUYER,
  offer_amount: 85_000,
  message: 'We would keep the team.',
  status: 'pending',
  made_by: 'buyer',
  counter_of: null,
  reason: null,
  expires_at: '2026-12-04T10:00:00.000Z',
  deal_id: null,
  created_at: '2026-11-20T10:00:00.000Z',
  ...changes,
});

export const myOffer = (number: number, changes: Partial<MyOffer> = {}): MyOffer => ({
  ...anOffer(number),
  listing: aListing(1),
  ...changes,
});

const page = <Item extends { id: string }>(request: Request, all: readonly Item[]) =>
  pageOf(request, all, ({ id }) => id);

/** A marketplace API that serves the data given to `holds` and records the requests. */
export function marketplaceServer() {
  /** "GET /marketplace/listings?limit=24", in order. */
  const requests: string[] = [];
  const bodies: unknown[] = [];
  const keys: (string | null)[] = [];
  let held: { listings: Listing[]; offers: Offer[]; mine: MyOffer[]; range: PriceRange | null };
  const server = apiServer(
    http.get('*/api/marketplace/listings', ({ request }) => {
      const mine = new URL(request.url).searchParams.get('mine') === 'true';
      return page(
        request,
        held.listings.filter(({ is_owner }) => !mine || is_owner),
      );
    }),
    http.get('*/api/marketplace/listings/:id', ({ params }) => {
      const found = held.listings.find(({ id }) => id === params.id);
      return found
        ? HttpResponse.json(found)
        : HttpResponse.json({ detail: 'Listing not found' }, { status: 404 });
    }),
    http.get('*/api/marketplace/offers/:listingId', ({ request, params }) =>
      page(
        request,
        held.offers.filter(({ listing_id }) => listing_id === params.listingId),
      ),
    ),
    http.get('*/api/marketplace/my-offers', ({ request }) => page(request, held.mine)),
    http.get('*/api/startups/:id/price-range', () => HttpResponse.json({ price_range: held.range })),
  );
  beforeEach(() => {
    window.localStorage.clear();
    toast.dismiss(); // a new page would show the toasts of the previous test
    held = { listings: [], offers: [], mine: [], range: ROUNDED };
    for (const recorded of [requests, bodies, keys]) recorded.length = 0;
    server.events.removeAllListeners();
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname.replace('/api', '')}${search}`);
    });
  });
  return {
    server,
    requests,
    bodies,
    keys,
    holds: (changes: Partial<typeof held>) => {
      held = { ...held, ...changes };
    },
    /** Handles a write: records its body and key, then replies with `answer`. */
    on: <Method extends 'post' | 'put' | 'delete', const Path extends string>(
      method: Method,
      path: KnownPath<Uppercase<Method>, `*/api${Path}`, Path>,
      answer: (body: unknown) => { status: number; body?: Reply<Uppercase<Method>, `*/api${Path}`> },
    ) =>
      server.use(
        uncheckedHttp[method](`*/api${path}`, async ({ request }) => {
          const text = await request.text();
          const body: unknown = text === '' ? undefined : JSON.parse(text);
          bodies.push(body);
          keys.push(request.headers.get('idempotency-key'));
          const { status, body: reply } = answer(body);
          return reply
            ? HttpResponse.json<JsonBodyType>(reply, { status })
            : new HttpResponse(null, { status });
        }),
      ),
    /** Makes a read fail until `server.resetHandlers()`. */
    fails: (path: string, status: number, detail?: string) =>
      server.use(
        uncheckedHttp.get(`*/api${path}`, () =>
          HttpResponse.json(detail === undefined ? {} : { detail }, { status }),
        ),
      ),
  };
}

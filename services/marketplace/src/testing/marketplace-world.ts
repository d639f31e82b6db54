import type { INestApplicationContext } from '@nestjs/common';
import {
  accountDeleted,
  type Actor,
  DEAL_STEPS,
  type DealRecord,
  type EventData,
  type EventEnvelope,
  eventEnvelope,
  type EventType,
  type ListedStartup,
  type Listing,
  type Offer,
  offerDecided,
  type OfferDecision,
  offerReceived,
  rpc,
  startupAnalysed,
  startupDeleted,
  startupReviewed,
  startupUpdated,
} from '@proofround/contracts';
import {
  connectNats,
  EventPublisher,
  jetstreamAdmin,
  jetstreamClient,
  lagOf,
  NATS,
} from '@proofround/service-kit';
import {
  aDeparture,
  anActor,
  collectLive,
  rpcClient,
  type RpcTestClient,
  startNats,
  startTestService,
  until,
} from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { marketplaceService } from '../service.js';
import { type StartupsStub, startupsStub } from './startups-stub.js';

export type Shown = Omit<ListedStartup, 'id'> & { sector: string };

export const founder = (): Actor => anActor();
export const buyer = (): Actor => anActor({ user_type: 'investor' });
export const admin = (): Actor => anActor({ is_admin: true });

export const TEXTS: Omit<ListedStartup, 'id'> = {
  idea_title: 'LedgerLoop',
  idea_description: 'Bookkeeping that reconciles itself for small clinics.',
  user_count: 12,
  monthly_revenue: 1850,
};
export const TERMS = {
  asking_price: 90_000,
  reason_for_selling: 'I am moving on to another company.',
  tech_stack: 'TypeScript, PostgreSQL',
};

export interface OwnStartup {
  readonly owner: Actor;
  readonly startup_id: string;
}

/** Runs the marketplace on real servers, with the startups service stubbed. */
export class MarketplaceWorld {
  private constructor(
    readonly rpc: RpcTestClient['rpc'],
    readonly startupsStub: StartupsStub,
    readonly database: DataSource,
    private readonly service: Pick<INestApplicationContext, 'get'>,
    private readonly events: EventPublisher,
    /** The events that the marketplace published, in order of arrival. */
    private readonly published: () => Promise<EventEnvelope[]>,
    /** What the users' browsers have received. */
    readonly live: Awaited<ReturnType<typeof collectLive>>,
    private readonly end: () => Promise<void>,
  ) {}

  /** Without limits by count, unless the settings turn them on. */
  static async start(settings: NodeJS.ProcessEnv = {}): Promise<MarketplaceWorld> {
    const nats = await startNats();
    const { stub, definition } = startupsStub();
    const startups = await startTestService(definition, { NATS_URL: nats.url });
    const service = await startTestService(marketplaceService, {
      NATS_URL: nats.url,
      DATABASE_POOL: '20',
      RATE_LIMITS: 'off',
      DEAL_SWEEP_MS: '50',
      ...settings,
    });
    const client = await rpcClient(nats.url);
    const connection = await connectNats({ url: nats.url, name: 'test-events' });
    const published: EventEnvelope[] = [];
    for (const subject of ['events.offer.>', 'events.deal.>', 'events.listing.>']) {
      connection.subscribe(subject, {
        callback: (_error, message) => {
          published.push(eventEnvelope.parse(message.json()));
        },
      });
    }
    const live = await collectLive(connection);
    const events = new EventPublisher(jetstreamClient(connection));
    const arrived = async () => {
      await connection.flush();
      return published;
    };
    const database = service.app.get(DataSource);
    return new MarketplaceWorld(client.rpc, stub, database, service.app, events, arrived, live, async () => {
      await client.close();
      await connection.drain();
      await service.close();
      await startups.close();
      await nats.stop();
    });
  }

  stop = (): Promise<void> => this.end();

  aStartup = (shown: Partial<Shown> = {}, owner = founder()): OwnStartup => {
    const startup = { owner, startup_id: uuid() };
    this.answer(startup, shown);
    return startup;
  };

  create = ({ owner, startup_id }: OwnStartup, terms: Partial<typeof TERMS> = {}): Promise<Listing> =>
    this.rpc.call(rpc.listings.create, { actor: owner, body: { startup_id, ...TERMS, ...terms } });

  listed = async (shown?: Partial<Shown>): Promise<OwnStartup & { listing: Listing }> => {
    const startup = this.aStartup(shown);
    return { ...startup, listing: await this.create(startup) };
  };

  get = (actor: Actor, listing_id: string): Promise<Listing> =>
    this.rpc.call(rpc.listings.get, { actor, listing_id });

  listingOf = async (actor: Actor, startup_id: string): Promise<Listing | null> =>
    (await this.rpc.call(rpc.listings.getOfStartup, { actor, startup_id })).listing;

  list = (actor: Actor): Promise<Listing[]> => this.rpc.call(rpc.listings.list, { actor });

  withdraw = (actor: Actor, listing_id: string): Promise<null> =>
    this.rpc.call(rpc.listings.withdraw, { actor, listing_id });

  offer = (
    actor: Actor,
    listing_id: string,
    offer_amount = 85_000,
    message: string | null = null,
  ): Promise<Offer> =>
    this.rpc.call(rpc.offers.create, { actor, listing_id, body: { offer_amount, message } });

  decide = (actor: Actor, offer_id: string, status: OfferDecision, reason?: string): Promise<Offer> =>
    this.rpc.call(rpc.offers.decide, { actor, offer_id, status, reason });

  counter = (actor: Actor, offer_id: string, offer_amount = 95_000, message?: string): Promise<Offer> =>
    this.rpc.call(rpc.offers.counter, { actor, offer_id, body: { offer_amount, message } });

  withdrawOffer = (actor: Actor, offer_id: string): Promise<null> =>
    this.rpc.call(rpc.offers.withdraw, { actor, offer_id });

  deal = (actor: Actor, deal_id: string): Promise<DealRecord> =>
    this.rpc.call(rpc.deals.get, { actor, deal_id });

  confirm = (
    actor: Actor,
    deal_id: string,
    step: string,
    done = true,
    account_name = 'Ivy Chen',
  ): Promise<DealRecord> =>
    this.rpc.call(rpc.deals.confirmStep, { actor, deal_id, step, account_name, body: { done } });

  /** Lets both sides, with the names of their accounts, confirm every step. */
  complete = async (dealId: string, sides: readonly { actor: Actor; name: string }[]): Promise<void> => {
    for (const step of DEAL_STEPS)
      for (const { actor, name } of sides) await this.confirm(actor, dealId, step, true, name);
  };

  fallThrough = (actor: Actor, deal_id: string, reason = 'No financing.'): Promise<DealRecord> =>
    this.rpc.call(rpc.deals.fallThrough, { actor, deal_id, body: { reason } });

  /** A listing whose offer was accepted, with both sides and the deal. */
  sold = async () => {
    const made = await this.listed();
    const investor = buyer();
    const offer = await this.offer(investor, made.listing.id);
    const { deal_id } = await this.decide(made.owner, offer.id, 'accepted');
    return { ...made, investor, offer_id: offer.id, deal_id: deal_id ?? '' };
  };

  /** Lets the sweep find an offer or a deal as due. */
  makeDue = (table: 'offers' | 'deals', id: string): Promise<unknown> =>
    this.database.query(
      `UPDATE ${table} SET ${table === 'offers' ? 'expires_at' : 'due_at'} = now() - interval '1 s' WHERE id = $1`,
      [id],
    );

  makeStepsOverdue = (deal_id: string): Promise<unknown> =>
    this.database.query(`UPDATE deal_steps SET due_at = now() - interval '1 day' WHERE deal_id = $1`, [
      deal_id,
    ]);

  offers = (actor: Actor, listing_id: string): Promise<Offer[]> =>
    this.rpc.call(rpc.offers.list, { actor, listing_id });

  myOffers = (actor: Actor) => this.rpc.call(rpc.offers.listMine, { actor });

  /** Sets what the stubbed startups service answers; `run_id` orders edits. */
  answer = ({ owner, startup_id }: OwnStartup, shown: Partial<Shown>, run_id = uuid()): void => {
    this.startupsStub.answers.set(startup_id, {
      startup_id,
      owner_id: owner.user_id,
      run_id,
      shown: { ...TEXTS, sector: 'SaaS', ...shown },
      held: false,
      version: 1,
      overall_score: null,
    });
  };

  /** Changes a startup, and has the marketplace read it again if it is listed. */
  change = async (startup: OwnStartup, shown: Partial<Shown>, run_id = uuid()): Promise<void> => {
    this.answer(startup, shown, run_id);
    await this.refresh(startup);
  };

  /** Publishes an edit; the stub answers what it changed. */
  edit = ({ owner, startup_id }: OwnStartup, idea_title: string, run_id: string): Promise<void> =>
    this.events.publish(startupUpdated, { startup_id, owner_id: owner.user_id, run_id, idea_title }, uuid());

  /** Asks for a startup to be read again, as the gateway does after its owner's change. */
  refresh = ({ startup_id }: OwnStartup) => this.rpc.call(rpc.listings.refresh, { startup_id });

  /** Publishes the score of an analysis and waits until it is processed; `version` orders scores. */
  score = async (
    { owner, startup_id }: OwnStartup,
    overall_score: number,
    version: number,
  ): Promise<void> => {
    const run = { startup_id, owner_id: owner.user_id, run_id: uuid(), idea_title: TEXTS.idea_title };
    await this.events.publish(startupAnalysed, { ...run, overall_score, version }, uuid());
    const manager = await jetstreamAdmin(this.service.get(NATS));
    const lag = () => lagOf(manager, 'marketplace', startupAnalysed);
    await until('the score is processed', async () => (await lag()) === 0);
  };

  /** Publishes a review and waits until it is processed; `version` orders reviews. */
  review = async ({ owner, startup_id }: OwnStartup, held: boolean, version: number): Promise<void> => {
    const event_id = uuid();
    const startupFields = {
      startup_id,
      owner_id: owner.user_id,
      idea_title: TEXTS.idea_title,
      decision: null,
    };
    await this.events.publish(startupReviewed, { ...startupFields, held, version }, event_id);
    await this.processed(event_id);
  };

  /** Publishes a startup's deletion and waits until it is processed. */
  delete = async (startup: OwnStartup): Promise<void> => this.processed(await this.publishDeleted(startup));

  publishDeleted = async ({ owner, startup_id }: OwnStartup): Promise<string> => {
    const event_id = uuid();
    this.startupsStub.answers.delete(startup_id);
    await this.events.publish(startupDeleted, { startup_id, owner_id: owner.user_id }, event_id);
    return event_id;
  };

  /** Publishes an account's deletion and waits until it is processed. */
  depart = async ({ user_id }: Actor, event_id = uuid()): Promise<string> => {
    await this.events.publish(accountDeleted, aDeparture(user_id), event_id);
    await this.processed(event_id);
    return event_id;
  };

  /** Waits until the marketplace has committed the effects of an event. */
  processed = async (eventId: string): Promise<void> => {
    await until('the event is processed', async () => {
      const rows = await this.rows(z.unknown(), 'SELECT 1 FROM inbox WHERE event_id = $1', [eventId]);
      return rows.length > 0;
    });
  };

  rows = async <S extends z.ZodType>(schema: S, sql: string, values: unknown[]): Promise<z.output<S>[]> =>
    z.array(schema).parse(await this.database.query(sql, values));

  received = async (listingId: string) =>
    z
      .array(offerReceived.data)
      .parse(await this.publishedData(offerReceived.name))
      .filter(({ listing_id }) => listing_id === listingId);

  decided = async (listingId: string) =>
    z
      .array(offerDecided.data)
      .parse(await this.publishedData(offerDecided.name))
      .filter(({ listing_id }) => listing_id === listingId);

  /** The published events of one type about a listing. */
  eventsOf = async <E extends EventType>(event: E, listingId: string): Promise<EventData<E>[]> => {
    const all = z.array(event.data).parse(await this.publishedData(event.name)) as EventData<E>[];
    return all.filter((data) => z.object({ listing_id: z.string() }).parse(data).listing_id === listingId);
  };

  /** The data of the events published under one name, including everything committed so far. */
  private async publishedData(event: string): Promise<unknown[]> {
    await until('the outbox is empty', async () => {
      const rows = await this.rows(z.unknown(), 'SELECT 1 FROM outbox', []);
      return rows.length === 0;
    });
    return (await this.published()).filter(({ name }) => name === event).map(({ data }) => data);
  }
}

import {
  checkout,
  listing as listingSchema,
  offer as offerSchema,
  paymentStatus,
  rpc,
  session as sessionSchema,
  startup as startupSchema,
  task as taskSchema,
} from '@proofround/contracts';
import { ApiClient, aStartup, rpcClient } from '@proofround/test-kit';
import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import type { Users } from './users.js';

const FOUNDERS = 6;
const INVESTORS = 6;
/** The number of pieces of work at once; no new one starts above it. */
const MOST_AT_ONCE = 64;
const STATUSES = ['pending', 'in-progress', 'completed'] as const;
const MONTHLY = 149;

/** The work that was acknowledged to users; all of it must exist, once. */
export interface Books {
  /** By id. */
  startups: Map<string, { owner: ApiClient; title: string }>;
  /** The last acknowledged status of each task. */
  tasks: Map<string, { owner: ApiClient; startup: string; status: string }>;
  /** By startup: the investors with acknowledged interest. */
  interests: Map<string, { owner: ApiClient; investors: Set<string> }>;
  /** Listings with an acknowledged sale, and the accepted offer. */
  sales: Map<string, { owner: ApiClient; offer: string }>;
  /** Users with an acknowledged payment, and the total amount. */
  payers: ApiClient[];
  revenue: number;
}

/** Founders and investors who work without pause and repeat each request until it is answered. */
export class Work {
  readonly books: Books = {
    startups: new Map(),
    tasks: new Map(),
    interests: new Map(),
    sales: new Map(),
    payers: [],
    revenue: 0,
  };
  private founders: ApiClient[] = [];
  private investors: ApiClient[] = [];
  private readonly busy = new Set<Promise<void>>();
  /** Tasks being changed. */
  private readonly held = new Set<string>();
  private running = false;
  private count = 0;

  /** Starts a new piece of work every `paceMs`, whether or not the earlier ones are done. */
  constructor(
    private readonly users: Users,
    private readonly visitor: ApiClient,
    private readonly natsUrl: string,
    private readonly paceMs: number,
  ) {}

  async prepare(): Promise<void> {
    for (let index = 0; index < FOUNDERS; index++) this.founders.push(await this.visitor.register('startup'));
    const { rpc: services, close } = await rpcClient(this.natsUrl);
    for (let index = 0; index < INVESTORS; index++) {
      const investor = await this.visitor.register('investor');
      await services.call(rpc.accounts.setPremium, {
        who: { user_id: investor.user?.id ?? '' },
        is_premium: true,
      });
      this.investors.push(investor);
    }
    await close();
    for (let index = 0; index < FOUNDERS; index++) await this.create();
  }

  start(): void {
    this.running = true;
    void (async () => {
      while (this.running) {
        if (this.busy.size < MOST_AT_ONCE) this.next();
        await delay(this.paceMs);
      }
    })();
  }

  /** Starts no new work; resolves when all started work is answered. */
  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.busy);
  }

  private next(): void {
    const kinds: (() => Promise<unknown>)[] = [
      () => this.create(),
      () => this.look(),
      () => this.moveTask(),
      () => this.look(),
      () => this.recordInterest(),
      () => this.look(),
      () => this.moveTask(),
      () => this.sell(),
      () => this.look(),
      () => (this.count % 20 === 0 ? this.pay() : this.recordInterest()),
    ];
    const work = kinds[this.count++ % kinds.length]?.() ?? Promise.resolve();
    const kept = work.then(
      () => undefined,
      (error: unknown) => {
        this.users.seen.lies.push(error instanceof Error ? error.message : String(error));
      },
    );
    this.busy.add(kept);
    void kept.finally(() => this.busy.delete(kept));
  }

  private pick<T>(all: readonly T[]): T {
    const one = all[Math.floor(Math.random() * all.length)];
    if (one === undefined) throw new Error('There is nobody to pick');
    return one;
  }

  private async create(): Promise<string> {
    const owner = this.pick(this.founders);
    const title = `Startup ${uuid()}`;
    const { answer } = await this.users.ask(owner, 'POST', '/startups', [201], {
      body: aStartup({ idea_title: title }),
      headers: { 'idempotency-key': uuid() },
    });
    const { id } = startupSchema.parse(answer.body);
    this.books.startups.set(id, { owner, title });
    return id;
  }

  private async look(): Promise<void> {
    const who = this.pick([...this.founders, ...this.investors]);
    await this.users.ask(who, 'GET', '/auth/me', [200]);
    await this.users.ask(who, 'GET', '/startups?limit=20', [200]);
  }

  private async moveTask(): Promise<void> {
    const [startup, { owner }] = this.pick([...this.books.startups]);
    const { answer } = await this.users.ask(owner, 'GET', `/startups/${startup}/tasks`, [200]);
    const tasks = z.array(taskSchema).parse(answer.body);
    // One change at a time: with two, the last status would be unknown.
    const free = tasks.filter(({ id }) => !this.held.has(id));
    if (free.length === 0) return;
    const { id } = this.pick(free);
    this.held.add(id);
    const status = this.pick(STATUSES);
    await this.users.ask(owner, 'PUT', `/tasks/${id}`, [200], { body: { status } });
    this.books.tasks.set(id, { owner, startup, status });
    this.held.delete(id);
  }

  private async recordInterest(): Promise<void> {
    const [startup, { owner }] = this.pick([...this.books.startups]);
    const investor = this.pick(this.investors);
    const { investors } = this.books.interests.get(startup) ?? { investors: new Set<string>() };
    if (investors.has(investor.user?.id ?? '')) return;
    investors.add(investor.user?.id ?? '');
    this.books.interests.set(startup, { owner, investors });
    // After a lost answer, "already" is the right answer to a repeat.
    await this.users.ask(investor, 'POST', `/interest/${startup}`, [201, 409]);
  }

  private async sell(): Promise<void> {
    const startup_id = await this.create();
    const owner = this.books.startups.get(startup_id)?.owner ?? this.pick(this.founders);
    const listed = await this.users.ask(owner, 'POST', '/marketplace/listings', [201], {
      body: { startup_id, asking_price: 50_000 },
      headers: { 'idempotency-key': uuid() },
    });
    const { id: listing } = listingSchema.parse(listed.answer.body);
    const offers: string[] = [];
    for (const buyer of this.investors.slice(0, 2)) {
      const offered = await this.users.ask(buyer, 'POST', `/marketplace/offer/${listing}`, [201], {
        body: { offer_amount: 40_000 },
        headers: { 'idempotency-key': uuid() },
      });
      offers.push(offerSchema.parse(offered.answer.body).id);
    }
    const offer = this.pick(offers);
    const { answer, unsure } = await this.users.ask(
      owner,
      'PUT',
      `/marketplace/offer/${offer}/status`,
      [200, 409],
      { body: { status: 'accepted' } },
    );
    if (answer.status === 409 && !unsure) this.users.seen.lies.push(`accept ${offer}: ${answer.text}`);
    this.books.sales.set(listing, { owner, offer });
  }

  private async pay(): Promise<void> {
    const email = `payer.${uuid()}@example.com`;
    const account = { email, password: 'correct horse', name: 'Pia Payer', user_type: 'investor' };
    const { answer, unsure } = await this.users.ask(this.visitor, 'POST', '/auth/register', [201, 409], {
      body: account,
    });
    if (answer.status === 409 && !unsure) this.users.seen.lies.push(`register: ${answer.text}`);
    const entered = await this.users.ask(this.visitor, 'POST', '/auth/login', [200], {
      body: { email, password: account.password },
    });
    const { access_token, user } = sessionSchema.parse(entered.answer.body);
    const payer = new ApiClient(this.visitor.url, access_token, user);
    const begun = await this.users.ask(payer, 'POST', '/payment/create-checkout', [200], {
      body: { origin_url: this.visitor.url },
      headers: { 'idempotency-key': uuid() },
    });
    const { checkout_url, session_id } = checkout.parse(begun.answer.body);
    await this.atCheckout(checkout_url);
    await this.untilPaid(payer, session_id);
    this.books.payers.push(payer);
    this.books.revenue += MONTHLY;
  }

  private async untilPaid(payer: ApiClient, session: string): Promise<void> {
    let told: unknown;
    for (let tries = 0; tries < 60; tries++) {
      const { answer } = await this.users.ask(payer, 'GET', `/payment/status/${session}`, [200]);
      told = answer.body;
      if (paymentStatus.parse(told).payment_status === 'paid') return;
      await delay(1000);
    }
    throw new Error(`the payment ${session} was made a minute ago and is ${JSON.stringify(told)}`);
  }

  /** Clicks Pay until the page takes it. */
  private async atCheckout(url: string): Promise<void> {
    for (let tries = 0; tries < 120; tries++) {
      const signal = AbortSignal.timeout(10_000);
      const paid = await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual', signal }).catch(
        () => undefined,
      );
      if (paid && paid.status < 400) return;
      if (paid && paid.status < 500) throw new Error(`the checkout page refused to be paid: ${paid.status}`);
      await delay(500);
    }
    throw new Error('The checkout page did not answer in a minute');
  }
}

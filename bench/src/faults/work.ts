import { setTimeout as delay } from 'node:timers/promises';

import {
  listing as listingSchema,
  message as messageSchema,
  offer as offerSchema,
  rpc,
  startup as startupSchema,
  task as taskSchema,
  thread as threadSchema,
} from '@proofround/contracts';
import { type ApiClient, aStartup, rpcClient } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { MONTHLY, pay } from './payer.js';
import type { Users } from './users.js';

/** Of every account of the test kit. */
const PASSWORD = 'correct horse';
const FOUNDERS = 6;
const INVESTORS = 6;
/** The number of pieces of work at once; no new one starts above it. */
const MAX_AT_ONCE = 64;
const STATUSES = ['pending', 'in-progress', 'completed'] as const;

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
  /** By thread: the acknowledged messages. */
  messages: Map<string, { owner: ApiClient; texts: string[] }>;
  /** Users with an acknowledged payment, and the total amount. */
  payers: ApiClient[];
  revenue: number;
}

/** Founders and investors who work without pause and repeat each request until it is answered. */
export class Work {
  /** The requests that it repeats; see {@link routeOf}. */
  static readonly ROUTES: readonly string[] = [
    'GET /auth/me',
    'GET /startups',
    'GET /startups/:id',
    'GET /startups/:id/tasks',
    'GET /threads/:id/messages',
    'POST /auth/login',
    'POST /auth/register',
    'POST /interest/:id',
    'POST /marketplace/listings',
    'POST /marketplace/offer/:id',
    'POST /payment/create-checkout',
    'POST /startups',
    'POST /threads',
    'PUT /marketplace/offer/:id/status',
    'PUT /tasks/:id',
  ];
  readonly books: Books = {
    startups: new Map(),
    tasks: new Map(),
    interests: new Map(),
    sales: new Map(),
    messages: new Map(),
    payers: [],
    revenue: 0,
  };
  private founders: ApiClient[] = [];
  private investors: ApiClient[] = [];
  private readonly busy = new Set<Promise<void>>();
  /** Tasks being changed. */
  private readonly held = new Set<string>();
  /** Startups with an investor who may write to the founder. */
  private readonly connected = new Map<string, ApiClient>();
  private running = false;
  private loop = Promise.resolve();
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

  /** Does nothing while it runs already. */
  start(): void {
    if (this.running) return;
    this.running = true;
    this.loop = (async () => {
      while (this.running) {
        if (this.busy.size < MAX_AT_ONCE) this.next();
        await delay(this.paceMs);
      }
    })();
  }

  /** Starts no new work; resolves when all started work is answered. */
  async stop(): Promise<void> {
    this.running = false;
    await this.loop;
    await Promise.all(this.busy);
  }

  private next(): void {
    const kinds: (() => Promise<unknown>)[] = [
      () => this.create(),
      () => this.look(),
      () => this.moveTask(),
      () => this.readBack(),
      () => this.recordInterest(),
      () => this.look(),
      () => this.talk(),
      () => this.sell(),
      () => this.logIn(),
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

  /** Acknowledged writes must be visible from then on, whichever replica answers. */
  private async readBack(): Promise<void> {
    const [startup, { owner, title }] = this.pick([...this.books.startups]);
    const { answer } = await this.users.ask(owner, 'GET', `/startups/${startup}`, [200]);
    if (answer.status === 200 && startupSchema.parse(answer.body).idea_title !== title)
      this.users.seen.lies.push(`startup ${startup} has another title`);
    const talked = [...this.books.messages];
    if (talked.length === 0) return;
    const [thread, { owner: reader, texts }] = this.pick(talked);
    const wanted = [...texts];
    const read = await this.users.ask(reader, 'GET', `/threads/${thread}/messages?limit=200`, [200]);
    const shown = new Set(
      z
        .array(messageSchema)
        .parse(read.answer.body)
        .map(({ message }) => message),
    );
    const missing = wanted.slice(-200).filter((text) => !shown.has(text));
    if (missing.length > 0) this.users.seen.lies.push(`thread ${thread} lacks ${missing.join(', ')}`);
  }

  private async logIn(): Promise<void> {
    const { email = '' } = this.pick([...this.founders, ...this.investors]).user ?? {};
    await this.users.ask(this.visitor, 'POST', '/auth/login', [200], { body: { email, password: PASSWORD } });
  }

  private async talk(): Promise<void> {
    if (this.connected.size === 0) return this.recordInterest();
    const [startup, investor] = this.pick([...this.connected]);
    const message = `Message ${uuid()}`;
    const { answer } = await this.users.ask(investor, 'POST', '/threads', [201], {
      body: { startup_id: startup, message },
      headers: { 'idempotency-key': uuid() },
    });
    const { id } = threadSchema.parse(answer.body);
    const texts = this.books.messages.get(id)?.texts ?? [];
    texts.push(message);
    this.books.messages.set(id, { owner: investor, texts });
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
    this.connected.set(startup, investor);
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
    const payer = await pay(this.users, this.visitor);
    this.books.payers.push(payer);
    this.books.revenue += MONTHLY;
  }
}

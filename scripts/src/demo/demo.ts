import { readFileSync } from 'node:fs';

import { connect } from '@nats-io/transport-node';
import { allOf, createClient, dataOf } from '@proofround/client';
import { investorInput, listingInput, natsServersOf, rpc, startupInput } from '@proofround/contracts';
import { z } from 'zod';

import type { Stack } from '../stack/stack.js';
import { say } from '../system/output.js';
import { inRoot } from '../system/paths.js';
import { DemoDealings, type Newcomers } from './dealings.js';
import { dealings } from './dealings-data.js';

const founders = z.array(
  z.object({
    founder: z.string(),
    startup: startupInput,
    /** Only for founders who sell. */
    listing: listingInput.omit({ startup_id: true }).optional(),
  }),
);
const investors = z.array(z.object({ investor: z.string(), profile: investorInput }));

/** The password of all demo accounts; the start prints their addresses. */
export const DEMO_PASSWORD = 'demo password';
const AT_ONCE = 4;
/** The longest answer on a busy machine, in milliseconds. */
const SLOWEST_MS = 30_000;

const address = (name: string) =>
  `${name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')}@demo.example`;

function load<S extends z.ZodType>(schema: S, file: string): z.output<S> {
  return schema.parse(JSON.parse(readFileSync(inRoot('scripts', 'demo', file), 'utf8')));
}

/** Runs `work` for a few items at a time, to limit the load. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}

/**
 * Fills a running stack through its API and leaves existing accounts unchanged. It finds those by
 * the admin's list, because attempts to register or log in are limited and a second start would
 * exceed the limit.
 */
export async function fillWithDemoData(stack: Stack): Promise<void> {
  const visitor = createClient({ url: stack.url, patient: true });
  const { api: admin } = await visitor.logIn(stack.admin);
  const users = await allOf((page) =>
    admin.GET('/api/admin/users', { params: { query: { limit: '200', ...page } } }),
  );
  const there = new Set(users.map(({ email }) => email));
  const nats = await connect(natsServersOf(stack.addresses?.NATS_URL ?? ''));
  const people: Newcomers = { investors: new Map(), startups: new Map() };
  try {
    await each(load(investors, 'investors.json'), async ({ investor: name, profile }) => {
      const email = address(name);
      if (there.has(email)) return;
      const { api, user } = await visitor.register({
        email,
        password: DEMO_PASSWORD,
        name,
        user_type: 'investor',
      });
      await nats.request(
        rpc.accounts.setPremium.subject,
        JSON.stringify({ who: { user_id: user.id }, is_premium: true }),
        { timeout: SLOWEST_MS },
      );
      await dataOf(api.POST('/api/investors', { body: profile }));
      people.investors.set(name, api);
    });
    await each(load(founders, 'startups.json'), async ({ founder: name, startup, listing }) => {
      const email = address(name);
      if (there.has(email)) return;
      const { api } = await visitor.register({
        email,
        password: DEMO_PASSWORD,
        name,
        user_type: 'startup',
      });
      const { id } = await dataOf(api.POST('/api/startups', { body: startup }));
      const listed =
        listing &&
        (await dataOf(api.POST('/api/marketplace/listings', { body: { startup_id: id, ...listing } })));
      people.startups.set(startup.idea_title, { id, founder: api, listingId: listed?.id });
    });
    await new DemoDealings(people).play(load(dealings, 'dealings.json'));
  } finally {
    await nats.close();
  }
  announceLogIns(people.investors.size + people.startups.size);
}

/** The demo users with the most data: the seller and the buyer have a deal. */
export function leadingPeople() {
  const all = load(founders, 'startups.json');
  const [investor] = load(investors, 'investors.json');
  const sale = load(dealings, 'dealings.json').negotiations.find(({ deal }) => deal);
  const seller = all.find(({ startup }) => startup.idea_title === sale?.startup);
  return {
    founder: all[0]?.founder ?? '',
    investor: investor?.investor ?? '',
    seller: seller?.founder ?? '',
    buyer: sale?.buyer ?? '',
  };
}

/** The name of the buyer in a deal that fell through. */
export const buyerWhoLeft = (): string =>
  load(dealings, 'dealings.json').negotiations.find(({ deal }) => deal?.ends)?.buyer ?? '';

function announceLogIns(added: number): void {
  say(`Demo data: ${added === 0 ? 'was there already' : `${added} accounts added`}. Sign in as`);
  for (const [role, name] of Object.entries(leadingPeople()))
    say(`  ${role.padEnd(8)}  ${address(name)}  ${DEMO_PASSWORD}`);
}

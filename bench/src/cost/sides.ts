import { investor as investorSchema, rpc } from '@proofround/contracts';
import type { Stack } from '@proofround/launcher';
import { anInvestorProfile, ApiClient, rpcClient } from '@proofround/test-kit';

import { seed, type Seeded } from '../api/seed.js';
import { profiles } from '../support/rounds.js';
import { openStack } from '../support/stack.js';

/** A running stack whose calls are measured. Several take turns. */
export interface CostSide extends Seeded {
  readonly name: 'now' | 'before';
  readonly stack: Stack;
  readonly founders: readonly ApiClient[];
  /** Gives each call of the run its own number. */
  readonly numbers: { next: number };
  /** The processor time of each process at rest, in ms a second. */
  atRest: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

const STARTUPS = 1000;
const INVESTORS = 24;
const FOUNDERS = 50;

/** The investors of the rounds, with Investor Access. They match the startups that calls create. */
async function addMatchingInvestors(stack: Stack, visitor: ApiClient): Promise<void> {
  const services = await rpcClient(stack.addresses?.NATS_URL ?? '');
  for (const { profile } of profiles) {
    const investor = await visitor.register('investor');
    const who = { user_id: investor.user?.id ?? '' };
    await services.rpc.call(rpc.accounts.setPremium, { who, is_premium: true });
    await investor.read(investorSchema, 'POST', '/investors', { ...anInvestorProfile(), ...profile });
  }
  await services.close();
}

/** Starts and fills the stack of this checkout, or of another one; `isMatched` adds the investors of the rounds. */
export async function opened(
  name: CostSide['name'],
  { checkout, isMatched }: { checkout?: string | undefined; isMatched: boolean },
): Promise<CostSide> {
  const { stack, close } = await openStack({ checkout });
  try {
    const visitor = new ApiClient(stack.url);
    if (isMatched) await addMatchingInvestors(stack, visitor);
    const seeded = await seed(stack, { startups: STARTUPS, investors: INVESTORS });
    const founders: ApiClient[] = [];
    for (let index = 0; index < FOUNDERS; index++) founders.push(await visitor.register('startup'));
    return { ...seeded, name, stack, founders, numbers: { next: 0 }, atRest: new Map(), close };
  } catch (error) {
    await close();
    throw error;
  }
}

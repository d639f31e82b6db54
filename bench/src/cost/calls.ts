import { aStartup } from '@proofround/test-kit';

import { load } from '../api/load.js';
import { startupState } from '../api/seed.js';
import { type Workload, workloads } from '../api/workloads.js';
import { submissions } from '../support/rounds.js';
import type { CostSide } from './sides.js';

export interface Call {
  readonly name: string;
  /** How often a round makes it. */
  readonly count: number;
  readonly make: (side: CostSide, count: number) => Promise<void>;
  /** Whether it causes work that goes on after its answer. */
  readonly hasFollowUp?: boolean;
  /** Whether the analyses and notifications that it causes are left out. */
  readonly isAlone?: boolean;
}

/** The callers that a workload names, in turn. */
function tokenOf({ founder, investors, startupIds }: CostSide, { as }: Workload, next: number) {
  if (as === 'nobody') return undefined;
  if (as === 'founder') return founder.token;
  if (as === 'investor') return investors[0]?.token;
  return investors[Math.floor(next / startupIds.length) % investors.length]?.token;
}

async function send(side: CostSide, workload: Workload, amount: number): Promise<void> {
  const token = (next: number) => tokenOf(side, workload, next);
  const { failures } = await load(side.stack.url, workload, token, side.numbers, { amount });
  if (failures > 0) throw new Error(`${side.name}, ${workload.name}: ${failures} failures`);
}

/** A call of the API's benchmark. */
const ofWorkload = (name: string, count: number, rest: Pick<Call, 'isAlone' | 'hasFollowUp'> = {}): Call => ({
  ...rest,
  name: rest.isAlone ? `${name} alone` : name,
  count,
  make: async (side, amount) => {
    const workload = workloads({ ...side, count: side.startupIds.length }).find((one) => one.name === name);
    if (!workload) throw new Error(`There is no workload ${name}`);
    await send(side, workload, amount);
  },
});

/** The data of a startup's page. */
const startup: Call = {
  name: 'startup',
  count: 3000,
  make: (side, amount) =>
    send(
      side,
      {
        name: 'startup',
        method: 'GET',
        path: (next) => `/api/startups/${side.startupIds[next % side.startupIds.length] ?? ''}`,
        as: 'investor',
        connections: 32,
        seconds: 0,
      },
      amount,
    ),
};

/** Different startups, with all that follows: analysis, matches, notifications. */
const pipeline: Call = {
  name: 'pipeline',
  count: 60,
  hasFollowUp: true,
  make: async ({ founders, numbers }, count) => {
    let left = count;
    const client = async () => {
      while (left-- > 0) {
        const next = numbers.next++;
        const facts = submissions[next % submissions.length]?.facts;
        const body = { ...aStartup(), ...facts, idea_title: `Startup ${next}` };
        await founders[next % founders.length]?.read(startupState, 'POST', '/startups', body);
      }
    };
    await Promise.all(Array.from({ length: 16 }, client));
  },
};

/** The commonest calls, by a free investor or a founder, and all that they cause. */
export const calls: readonly Call[] = [
  ofWorkload('me (investor)', 3000),
  ofWorkload('me (founder)', 3000),
  startup,
  ofWorkload('view', 3000),
  ofWorkload('log-in', 200),
  ofWorkload('interest', 500, { hasFollowUp: true }),
  ofWorkload('interest', 500, { isAlone: true }),
  ofWorkload('create', 200, { isAlone: true }),
  pipeline,
];

import {
  investor as investorSchema,
  type MatchTarget,
  rpc,
  startup as startupSchema,
} from '@proofround/contracts';
import { inDatabase } from '@proofround/launcher';
import { rank } from '@proofround/matching';
import { addProfiles, anInvestorProfile, ApiClient, aStartup, rpcClient } from '@proofround/test-kit';
import pg from 'pg';
import { median } from 'simple-statistics';

import { processorTimeOf } from './support/processes.js';
import { table } from './support/report.js';
import { onStack } from './support/stack.js';

/**
 * The cost of matching one startup against 1,000, 10,000 and 100,000 investors, and one investor
 * against as many startups: choosing the candidates (SQL and the RPC), the processor time of
 * PostgreSQL and startups for it, and ranking them. Run: npm run bench -- matching
 */
const SIZES = [1000, 10_000, 100_000];
const ROUNDS = 15;

await onStack({}, async (stack) => {
  await stack.process('ai-worker').stop(); // only the requests below are measured
  const visitor = new ApiClient(stack.url);
  const [founder, investor] = [await visitor.register('startup'), await visitor.register('investor')];
  const { rpc: services, close } = await rpcClient(stack.addresses?.NATS_URL ?? '');
  const who = { user_id: investor.user?.id ?? '' };
  await services.call(rpc.accounts.setPremium, { who, is_premium: true });
  const startup = await founder.read(startupSchema, 'POST', '/startups', aStartup());
  const profile = await investor.read(investorSchema, 'POST', '/investors', anInvestorProfile());
  const client = new pg.Client(inDatabase(stack.addresses?.DATABASE_URL ?? '', 'proofround_startups'));
  await client.connect();
  const database = {
    query: async (sql: string, values?: unknown[]): Promise<unknown> =>
      (await client.query(sql, values)).rows,
  };
  const busy = () =>
    ['PostgreSQL', 'startups'].reduce((sum, name) => sum + processorTimeOf(stack.process(name).pid ?? 0), 0);
  const targets: [string, MatchTarget][] = [
    ['a startup against investors', { startup_id: startup.id }],
    ['an investor against startups', { investor_id: profile.id }],
  ];

  const rows: (string | number)[][] = [];
  let there = 0;
  for (const size of SIZES) {
    await addProfiles(database, { startups: size - there, investors: size - there, from: there });
    there = size;
    for (const [name, target] of targets) {
      const choosing: number[] = [];
      const ranking: number[] = [];
      let found = 0;
      await services.call(rpc.matches.chooseCandidates, { target }); // warm-up
      const before = busy();
      for (let round = 0; round < ROUNDS; round++) {
        const asked = performance.now();
        const candidates = await services.call(rpc.matches.chooseCandidates, { target });
        if (!candidates) throw new Error(`${name}: there are no candidates`);
        found = Math.max(candidates.startups.length, candidates.investors.length);
        const investor_ids = candidates.investors.map(({ investor_id }) => investor_id);
        const { investors } = await services.call(rpc.matches.getInvestors, { investor_ids });
        choosing.push(performance.now() - asked);
        const started = performance.now();
        rank(candidates.startups, investors);
        ranking.push(performance.now() - started);
      }
      const cpu = (busy() - before) / ROUNDS;
      const ms = (value: number) => `${value.toFixed(1)} ms`;
      rows.push([name, size.toLocaleString('en'), found, ms(median(choosing)), ms(cpu), ms(median(ranking))]);
    }
  }
  await client.end();
  await close();
  const head = ['match', 'profiles', 'candidates', 'choosing them', 'processor time of it', 'ranking them'];
  process.stdout.write(`\n${table(head, rows)}\n`);
});

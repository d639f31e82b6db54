import { RubricAnalyst } from '@proofround/ai-worker/analysis/rubric/rubric-analyst.js';
import { startupFacts, startupInput, type StartupFacts } from '@proofround/contracts';
import { inRoot } from '@proofround/launcher';
import { readdirSync, readFileSync } from 'node:fs';

import { median, quantile, table } from './statistics.js';

/**
 * Processor time of one analysis by the rubric, over the startups in examples/ and the longest
 * text that the API takes. Run: npm run bench -- rubric
 */
const ROUNDS = 300;
const WARM = 50;

const examples = readdirSync(inRoot('examples'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const input = startupInput.parse(JSON.parse(readFileSync(inRoot('examples', name), 'utf8')));
    return { name: name.replace('.json', ''), facts: startupFacts.parse(input) };
  });

/** Every text at its bound, made of sentences that differ. */
function longest(facts: StartupFacts): StartupFacts {
  const text = Array.from(
    { length: 200 },
    (_, index) => `In month ${index} we spoke to ${index + 3} managers and ${index % 7} of them paid.`,
  )
    .join(' ')
    .slice(0, 5000);
  return {
    ...facts,
    idea_description: text,
    problem_statement: text,
    solution_statement: text,
    target_market: text,
    competitive_advantage: text,
    funding_usage: text,
    team_background: text,
  };
}

const [first] = examples;
const cases = first ? [...examples, { name: 'every text at its bound', facts: longest(first.facts) }] : [];
const analyst = new RubricAnalyst();
const rows: (string | number)[][] = [];
for (const { name, facts } of cases) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + WARM; round++) {
    const before = process.cpuUsage();
    await analyst.analyse({ owner_id: '', facts, completed_tasks: [] }, () => undefined);
    const { user, system } = process.cpuUsage(before);
    if (round >= WARM) times.push((user + system) / 1000);
  }
  rows.push([name, `${median(times).toFixed(2)} ms`, `${quantile(times, 0.99).toFixed(2)} ms`]);
}
process.stdout.write(`\n${table(['startup', 'processor time, median', 'p99'], rows)}\n`);

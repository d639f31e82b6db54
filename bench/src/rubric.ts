import { readdirSync, readFileSync } from 'node:fs';

import { RubricAnalyst } from '@proofround/ai-worker/analysis/rubric/rubric-analyst.js';
import { TEXT_FIELDS } from '@proofround/ai-worker/claims/statement.js';
import { type StartupFacts, startupFacts, startupInput } from '@proofround/contracts';
import { inRoot } from '@proofround/launcher';
import { median, quantile } from 'simple-statistics';

import { table } from './support/report.js';

/**
 * Processor time of one analysis by the rubric, for the startups in examples/ and the longest text
 * that the API accepts. Run: npm run bench -- rubric
 */
const ROUNDS = 100;
const WARM = 20;

const examples = readdirSync(inRoot('examples'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const input = startupInput.parse(JSON.parse(readFileSync(inRoot('examples', name), 'utf8')));
    return { name: name.replace('.json', ''), facts: startupFacts.parse(input) };
  });

/** These facts, with every text field at its maximum length. */
const everywhere = (facts: StartupFacts, textOf: (field: number) => string): StartupFacts => ({
  ...facts,
  ...Object.fromEntries(TEXT_FIELDS.map((field, at) => [field, textOf(at).slice(0, 5000)])),
});

/** Different sentences. */
const longest = () =>
  Array.from(
    { length: 200 },
    (_, index) => `In month ${index} we spoke to ${index + 3} managers and ${index % 7} of them paid.`,
  ).join(' ');

/** The hardest text for the search for repetition: a thousand sentences of three characters from an alphabet of thirty. */
const hostile = (field: number) =>
  Array.from({ length: 1000 }, (_, index) => {
    const mixed = Math.imul(index + 1 + 1000 * field, 2654435761) >>> 0;
    return `${[0, 8, 16].map((shift) => String.fromCharCode(0x4e00 + ((mixed >>> shift) % 30))).join('')}. `;
  }).join('');

const [first] = examples;
const cases = first
  ? [
      ...examples,
      { name: 'every text at its bound', facts: everywhere(first.facts, longest) },
      { name: 'hostile text at every bound', facts: everywhere(first.facts, hostile) },
    ]
  : [];
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

import { writeFileSync } from 'node:fs';

import { type Report, table } from '../report.js';
import { sampleFiles } from './files.js';
import { sampleStates } from './states.js';

/** Writes the landing page's sample analysis. Run: npm run eval -- sample. */
export async function write(): Promise<Report> {
  for (const { url, text } of await sampleFiles()) writeFileSync(url, text);
  const { switches, states } = await sampleStates();
  const rows = Object.entries(states).map(([position, { overall }]) => [position, overall]);
  return {
    title: 'The sample of the landing page',
    markdown: table([switches.map(({ key }) => key).join(', '), 'score'], rows),
    broken: [],
  };
}

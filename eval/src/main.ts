import { train as labels } from './labels/train.js';
import { evaluate as chat } from './chat/evaluate.js';
import { evaluate as matching } from './matching/evaluate.js';
import type { Report } from './report.js';
import { evaluate as rounds } from './rounds/evaluate.js';
import { evaluate as startups } from './startups/evaluate.js';

/**
 * How good the judgement is: scores, matches and the chat against labelled examples written for
 * it, and by cases of strangers. Run: npm run eval [-- startups|matching|chat], or with rounds:
 * npm run eval -- rounds [NAME ...] [--sheet] [--record]. Exit code 1 when something that must hold
 * does not. The same code gives the same figures.
 */
const PARTS: Readonly<Record<string, (args: readonly string[]) => Promise<Report>>> = {
  startups,
  matching,
  chat,
  rounds,
};
/** What changes files runs only when it is named. */
const TOOLS: typeof PARTS = { labels };

const given = process.argv.slice(2);
/** Behind "rounds" stand its own arguments. */
const ofRounds = given[0] === 'rounds' ? given.slice(1) : [];
const wanted = given.slice(0, given.length - ofRounds.length);
const unknown = wanted.filter((name) => !(name in PARTS) && !(name in TOOLS));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no ${unknown.join(', ')}; there are ${[...Object.keys(PARTS), ...Object.keys(TOOLS)].join(', ')}.\n`,
  );
  process.exit(2);
}
let broken = 0;
for (const [name, evaluate] of Object.entries({ ...PARTS, ...TOOLS })) {
  if (wanted.length > 0 ? !wanted.includes(name) : name in TOOLS) continue;
  const report = await evaluate(ofRounds);
  process.stdout.write(`## ${report.title}\n\n${report.markdown}\n\n`);
  for (const sentence of report.broken) process.stderr.write(`BROKEN: ${sentence}\n`);
  broken += report.broken.length;
}
process.exit(broken > 0 ? 1 : 0);

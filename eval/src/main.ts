import { evaluate as answers } from './answers/evaluate.js';
import { evaluate as chat } from './chat/evaluate.js';
import { evaluate as figures } from './figures/evaluate.js';
import { evaluate as judged } from './judged/evaluate.js';
import { train as labels } from './labels/train.js';
import { evaluate as matching } from './matching/evaluate.js';
import type { Report } from './report.js';
import { evaluate as rounds } from './rounds/evaluate.js';
import { write as sample } from './sample/write.js';
import { evaluate as startups } from './startups/evaluate.js';
import { evaluate as talks } from './talks/evaluate.js';
import { evaluate as theses } from './theses/evaluate.js';

/**
 * Evaluates scores, matches and the chat with labelled examples, and with rounds of independent cases.
 * Run: npm run eval [-- startups|matching|chat|answers], npm run eval -- rounds [NAME ...] [--sheet]
 * [--record], or npm run eval -- figures|judged|talks|theses FILE. Exits with 1 when a requirement is violated.
 * Deterministic.
 */
const PARTS: Readonly<Record<string, (args: readonly string[]) => Promise<Report>>> = {
  startups,
  matching,
  chat,
  answers,
  rounds,
};
/** Parts that write files or read named ones run only when they are named. */
const TOOLS: typeof PARTS = { labels, sample, figures, judged, talks, theses };

const given = process.argv.slice(2);
/** Parts that take arguments. All words after the name of such a part are its arguments. */
const WITH_ARGUMENTS = ['rounds', 'figures', 'judged', 'talks', 'theses'];
const ofPart = WITH_ARGUMENTS.includes(given[0] ?? '') ? given.slice(1) : [];
const wanted = given.slice(0, given.length - ofPart.length);
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
  const report = await evaluate(ofPart);
  process.stdout.write(`## ${report.title}\n\n${report.markdown}\n\n`);
  for (const sentence of report.broken) process.stderr.write(`BROKEN: ${sentence}\n`);
  broken += report.broken.length;
}
process.exit(broken > 0 ? 1 : 0);

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { compare } from '../lighthouse/compare.js';
import { look, median, type Visit } from '../lighthouse/visit.js';
import { onDemoStack } from '../showcase/demo-stack.js';
import { say, UserError, warn } from '../system/output.js';

const RUNS = 5;
/** The required scores, of 100. */
const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof MIN_SCORES;
const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
});
type Report = z.output<typeof reportSchema>;

interface Subject extends Omit<Visit, 'url'> {
  name: string;
}

/** A completed run. */
async function once(url: string, subject: Subject, work: string): Promise<Report> {
  const file = join(mkdtempSync(join(work, 'run-')), 'report.json');
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  await look({ url, ...subject }, work, [only, '--output=json', `--output-path=${file}`]);
  return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const scoreOf = (report: Report, category: Category): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** The audits that lowered a category's score. */
function shortcomings(report: Report, category: Category): string {
  const counted = (report.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return counted
    .map(({ id }) => ({ id, ...report.audits[id] }))
    .filter(({ score }) => typeof score === 'number' && score < 0.9)
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id))
    .join(', ');
}

/** Whether the median scores of a page reach the required ones. */
async function isGood(url: string, subject: Subject, work: string): Promise<boolean> {
  const reports: Report[] = [];
  for (let at = 0; at < RUNS; at++) reports.push(await once(url, subject, work));
  const scores = CATEGORIES.map((category) => ({
    category,
    score: median(reports.map((report) => scoreOf(report, category))),
  }));
  const figures = scores.map(({ category, score }) => String(score).padStart(category.length));
  say(`${subject.name.padEnd(22)} ${subject.preset.padEnd(8)} ${figures.join('  ')}`);
  const low = scores.filter(({ category, score }) => score < MIN_SCORES[category]);
  for (const { category, score } of low) {
    const reasons = reports.map((report) => shortcomings(report, category)).find((text) => text !== '');
    warn(
      `  ${category} is ${score}, at least ${MIN_SCORES[category]} wanted: ${reasons ?? 'no single audit'}`,
    );
  }
  return low.length === 0;
}

/**
 * `npm run lighthouse`: measures the landing page and a founder's dashboard. `npm run lighthouse -- compare
 * [PAGE] DIST DIST …` compares builds of the front end.
 */
export async function lighthouse([command, ...words]: readonly string[] = []): Promise<void> {
  if (command === 'compare') await compare(words);
  else if (command === undefined) await check();
  else throw new UserError(`Unknown word “${command}”. There is: compare.`);
}

async function check(): Promise<void> {
  await onDemoStack(async ({ url, people }) => {
    const work = mkdtempSync(join(tmpdir(), 'proofround-lighthouse-'));
    const { token } = people.founder;
    const subjects: Subject[] = [
      { name: 'Landing page', path: '/', preset: 'desktop' },
      { name: 'Landing page', path: '/', preset: 'mobile' },
      { name: 'Founder’s dashboard', path: '/dashboard', token, preset: 'desktop' },
      { name: 'Founder’s dashboard', path: '/dashboard', token, preset: 'mobile' },
    ];
    try {
      say(`Medians of ${RUNS} runs`);
      say(`${''.padEnd(31)} ${CATEGORIES.join('  ')}`);
      for (const subject of subjects) {
        if (!(await isGood(url, subject, work))) process.exitCode = 1;
      }
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  });
}

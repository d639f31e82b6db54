import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';
import { z } from 'zod';

import { onDemoStack } from '../showcase/demo-stack.js';
import { say, UserError, warn } from '../system/output.js';
import { CHROMIUM, located } from '../system/packages.js';
import { ROOT } from '../system/paths.js';
import { freePorts } from '../system/ports.js';
import { run } from '../system/run.js';

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

interface Subject {
  name: string;
  path: string;
  token?: string;
  preset: 'desktop' | 'mobile';
}

/** Attempts per run: now and then Lighthouse fails to record the page ("NO_NAVSTART"). */
const TRIES = 3;

/** A completed run. */
async function once(url: string, subject: Subject, work: string): Promise<Report> {
  for (let tries = 1; ; tries++) {
    const report = await attempt(url, subject, work);
    if (report) return report;
    if (tries === TRIES) {
      throw new UserError('Lighthouse could not look at the page; the lines above say why.');
    }
  }
}

/** One run in its own browser, signed in first if the page requires it. */
async function attempt(
  url: string,
  { path, token, preset }: Subject,
  work: string,
): Promise<Report | undefined> {
  const [port = 0] = await freePorts(1);
  const profile = mkdtempSync(join(work, 'profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: located(CHROMIUM),
    viewport: null,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`, '--disable-background-networking'],
  });
  try {
    if (token !== undefined) {
      const page = await context.newPage();
      await page.goto(`${url}/robots.txt`); // same origin, without the application
      await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(token)})`);
    }
    const file = join(work, `report-${port}.json`);
    const args = [
      `${url}${path}`,
      `--port=${port}`,
      '--disable-storage-reset',
      '--quiet',
      '--max-wait-for-load=15000', // the stream of live events never ends
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    ];
    const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
    const code = await run(process.execPath, [program, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (code !== 0) return undefined;
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    await context.close();
  }
}

const scoreOf = (report: Report, category: Category): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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

/** `npm run lighthouse`: measures the landing page and a founder's dashboard. */
export async function lighthouse(): Promise<void> {
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

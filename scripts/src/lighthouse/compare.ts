import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

import { z } from 'zod';

import { onDemoStack } from '../showcase/demo-stack.js';
import { say, UserError } from '../system/output.js';
import { inProcessorTime, traceSchema } from './processor-time.js';
import { type RecordedServer, Recording, serveRecorded } from './recorded-server.js';
import { look, median, runLighthouse, type Visit } from './visit.js';

/** Runs per build, interleaved, so that a busy minute strikes all builds. */
const RUNS = 7;

const METRICS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked ms',
  'cumulative-layout-shift': 'shift',
} as const;

const auditSchema = z.object({
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  details: z.unknown().optional(),
});
const reportSchema = z.object({
  categories: z.object({
    performance: z.object({ auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  }),
  audits: z.record(z.string(), auditSchema),
});

const requestsSchema = z.object({ items: z.array(z.object({ resourceType: z.string().optional() })) });

/** The figures of one run, by column. */
export type Figures = Readonly<Record<string, number>>;

/** Reads Lighthouse's report. The points have decimals, which the report rounds away. */
export function figuresOf(json: unknown): Figures {
  const { categories, audits } = reportSchema.parse(json);
  const counted = categories.performance.auditRefs.filter(({ weight }) => weight > 0);
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  const points = counted.reduce((sum, { id, weight }) => sum + weight * (audits[id]?.score ?? 0), 0);
  const requests = requestsSchema.parse(audits['network-requests']?.details).items;
  return {
    points: weights === 0 ? 0 : (100 * points) / weights,
    ...Object.fromEntries(
      Object.entries(METRICS).map(([id, name]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ),
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script').length,
  };
}

/** One run: Lighthouse collects, the trace becomes one of processor time, Lighthouse computes from it. */
async function once(visit: Visit, work: string): Promise<Figures> {
  const folder = mkdtempSync(join(work, 'run-'));
  const options = [
    `--only-audits=${[...Object.keys(METRICS), 'network-requests'].join(',')}`,
    '--output=json',
  ];
  await look(visit, work, [...options, `--gather-mode=${folder}`]);
  const file = join(folder, 'trace.json');
  const trace = traceSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...trace, traceEvents: inProcessorTime(trace.traceEvents) }));
  const report = join(folder, 'report.json');
  if (!(await runLighthouse(visit, [...options, `--audit-mode=${folder}`, `--output-path=${report}`])))
    throw new UserError('Lighthouse could not compute its figures; the lines above say why.');
  const figures = figuresOf(JSON.parse(readFileSync(report, 'utf8')));
  rmSync(folder, { recursive: true });
  return figures;
}

const COLUMNS = ['points', ...Object.values(METRICS), 'scripts'];

/** One line: a name and the medians of its runs. */
export function line(name: string, runs: readonly Figures[]): string {
  const cells = COLUMNS.map((column) => {
    const value = median(runs.map((run) => run[column] ?? Number.NaN));
    const text =
      column === 'points' ? value.toFixed(1) : column === 'shift' ? value.toFixed(4) : `${Math.round(value)}`;
    return text.padStart(column.length);
  });
  return `${name.padEnd(32)} ${cells.join('  ')}`;
}

/** The pages of a founder that can be compared, with their addresses. */
const PAGES = {
  dashboard: () => '/dashboard',
  startup: (id) => `/startups/${id}`,
  analytics: (id) => `/analytics/${id}`,
} as const satisfies Record<string, (startupId: string) => string>;

interface Build {
  name: string;
  server: RecordedServer;
}

async function measure(builds: readonly Build[], page: Omit<Visit, 'url'>, work: string): Promise<void> {
  const runs = new Map<string, Figures[]>(builds.map(({ name }) => [name, []]));
  // The first round fills the recording and is not counted.
  for (let round = 0; round <= RUNS; round++) {
    for (const { name, server } of builds) {
      const figures = await once({ url: server.url, ...page }, work);
      if (round > 0) runs.get(name)?.push(figures);
    }
    if (round === 0) continue;
    say(`${`After ${round} of ${RUNS} rounds`.padEnd(32)} ${COLUMNS.join('  ')}`);
    for (const [name, figures] of runs) say(line(name, figures));
  }
}

/**
 * `npm run lighthouse -- compare [PAGE] DIST DIST …`: a founder's page on the phone, for each of these folders
 * with a built front end. The page is the dashboard, `startup` or `analytics`.
 */
export async function compare(words: readonly string[]): Promise<void> {
  const [first = '', ...rest] = words;
  const named = first === 'startup' || first === 'analytics' || first === 'dashboard' ? first : undefined;
  const dists = (named ? rest : words).map((folder) => resolve(folder));
  const missing = dists.find((dist) => !existsSync(join(dist, 'index.html')));
  if (missing !== undefined || dists.length === 0)
    throw new UserError(`Name the folders of built front ends; ${missing ?? 'there is none'}.`);
  await onDemoStack(async ({ url, people: { founder } }) => {
    const path = PAGES[named ?? 'dashboard'](founder.startupId);
    const work = mkdtempSync(join(tmpdir(), 'proofround-compare-'));
    const recording = new Recording(url);
    const builds = await Promise.all(
      dists.map(async (dist) => ({ name: basename(dist), server: await serveRecorded(dist, recording) })),
    );
    try {
      await measure(builds, { path, token: founder.token, preset: 'mobile' }, work);
    } finally {
      builds.forEach(({ server }) => server.stop());
      rmSync(work, { recursive: true, force: true });
    }
  });
}

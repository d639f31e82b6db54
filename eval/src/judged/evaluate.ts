import { readFileSync } from 'node:fs';

import { type Report, table } from '../report.js';
import { judged as judgedSchema } from '../rounds/judged.js';
import { sheet as sheetSchema } from '../rounds/sheet.js';
import { type Measurement, measurementOf, readMeasurements, writeMeasurement } from './measurement.js';
import { type Count, ideasIn, judgedIdeasIn, kindsIn, type Pool, totalOf } from './pool.js';
import { sheetWith, type ShownAgain, shownAgain } from './shown-again.js';

const TITLE = 'What readers judged';
/** Kinds and ideas that were shown less often and never called bad are left out of the tables. */
const LEAST_SHOWN = 6;
const PERCENT = 100;

const percent = ({ shown, bad }: Count): string =>
  shown === 0 ? '' : `${((PERCENT * bad) / shown).toFixed(0)} %`;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

function tableOf(name: string, pool: Pool, rounds: readonly string[]): string {
  const rows = [...pool]
    .map(([kind, counts]) => ({ kind, counts, total: totalOf(counts) }))
    .filter(({ total: { shown, bad } }) => bad > 0 || shown >= LEAST_SHOWN)
    .toSorted(
      (a, b) => b.total.bad - a.total.bad || b.total.shown - a.total.shown || (a.kind < b.kind ? -1 : 1),
    )
    .map(({ kind, counts, total }) => [
      cell(kind),
      total.bad,
      total.shown,
      percent(total),
      ...rounds.map((round) => {
        const count = counts.get(round);
        return count ? `${count.bad}/${count.shown}` : '';
      }),
    ]);
  return table([name, 'bad', 'shown', 'share', ...rounds], rows);
}

/** Each round with the plans that the judgements of all other rounds give. */
const leftOut = (measurements: readonly Measurement[], rounds: readonly string[]): ShownAgain[] =>
  rounds.map((round) => {
    const others = measurements.filter((each) => each.round !== round);
    return shownAgain(sheetWith(round, judgedIdeasIn(others)), measurements);
  });

const againTable = (all: readonly ShownAgain[]): string =>
  table(
    ['Round', 'judged sentences', 'false', 'share', 'new', 'judged tasks', 'bad', 'share', 'new'],
    all.map(({ round, sentences, newSentences, tasks, newTasks }) => [
      round,
      sentences.shown,
      sentences.bad,
      percent(sentences),
      newSentences,
      tasks.shown,
      tasks.bad,
      percent(tasks),
      newTasks,
    ]),
  );

/** Adds a measurement: its name, the sheet, the reader's file and the commit. */
function add([name = '', sheetFile = '', judgedFile = '', commit = '']: readonly string[]): void {
  const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const findings = judgedSchema.parse(json(judgedFile));
  writeMeasurement(name, measurementOf(sheetSchema.parse(json(sheetFile)), findings, commit));
}

/** What readers judged of the rounds, pooled: `judged [NAME SHEET JUDGED COMMIT]`. */
export function evaluate(args: readonly string[] = []): Promise<Report> {
  if (args.length > 0) add(args);
  const measurements = readMeasurements();
  const rounds = [...new Set(measurements.map(({ round }) => round))];
  const markdown = [
    '### Sentences by kind',
    tableOf('Kind', kindsIn(measurements), rounds),
    '### Tasks by idea, of honest startups',
    tableOf('Idea', ideasIn(measurements), rounds),
    '### What the present product says of these rounds',
    'Each round is planned with the judgements of all other rounds.',
    againTable(leftOut(measurements, rounds)),
    '### The product’s table',
    `\`\`\`json\n${JSON.stringify(judgedIdeasIn(measurements))}\n\`\`\``,
  ].join('\n\n');
  return Promise.resolve({ title: TITLE, markdown, broken: [] });
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { z } from 'zod';

import type { Judged } from '../rounds/judged.js';
import type { Sheet } from '../rounds/sheet.js';
import { ideaOf, isPart, PARTS } from './kind.js';

/** The folder of what readers judged: a file for each measurement, named by its round and when it was. */
export const MEASUREMENTS = new URL('../../judged/', import.meta.url);

/** With `why`, the reader called it false, broken or generic; the reason may be blank. */
const item = z.object({ id: z.string(), text: z.string(), why: z.string().optional() });

const measurement = z.object({
  round: z.string(),
  /** The commit whose product said it. */
  commit: z.string(),
  sentences: z.array(item.extend({ part: z.enum(PARTS) })),
  tasks: z.array(item.extend({ idea: z.string(), honest: z.boolean() })),
});
export type Measurement = z.output<typeof measurement>;

const numberOf = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 0);

/** All measurements, in the order of their rounds. */
export function readMeasurements(folder: URL = MEASUREMENTS): Measurement[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted((a, b) => numberOf(a) - numberOf(b) || b.localeCompare(a))
    .map((name) => measurement.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
}

/** The reader's findings by id: "r9-s01.s2: why". */
const reasonsIn = (findings: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    findings.map((finding) => {
      const [id = '', ...why] = finding.split(': ');
      return [id, why.join(': ')];
    }),
  );

/** A sheet together with what a reader found in it. */
export function measurementOf(sheet: Sheet, judged: Judged, commit: string): Measurement {
  const reasons = reasonsIn([...judged.false_sentences, ...judged.tasks_broken_or_generic]);
  const judgement = ({ id, text }: { readonly id: string; readonly text: string }) => {
    const why = reasons.get(id);
    return { id, text, ...(why === undefined ? {} : { why }) };
  };
  return {
    round: sheet.round,
    commit,
    sentences: sheet.startups.flatMap(({ sentences }) =>
      Object.entries(sentences).flatMap(([part, lines]) =>
        isPart(part) ? lines.map((line) => ({ ...judgement(line), part })) : [],
      ),
    ),
    tasks: sheet.startups.flatMap(({ tasks, treatment }) =>
      tasks.map((task) => ({
        ...judgement(task),
        idea: ideaOf(task.step),
        honest: treatment === 'in_peace',
      })),
    ),
  };
}

/** Writes a measurement, one judged line in each line of the file. */
export function writeMeasurement(name: string, { round, commit, sentences, tasks }: Measurement): void {
  const list = (items: readonly unknown[]) => items.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  writeFileSync(
    new URL(`${name}.json`, MEASUREMENTS),
    `{\n  "round": ${JSON.stringify(round)},\n  "commit": ${JSON.stringify(commit)},\n  "sentences": [\n${list(sentences)}\n  ],\n  "tasks": [\n${list(tasks)}\n  ]\n}\n`,
  );
}

import type { JudgedIdeas } from '@proofround/ai-worker/analysis/rubric/rubric-analyst.js';

import { type Reading, readWithRubric } from '../rounds/reading.js';
import { readRound } from '../rounds/round.js';
import { readAll } from '../rounds/scores.js';
import { type Sheet, sheetOf } from '../rounds/sheet.js';
import { ideaOf, isPart } from './kind.js';
import type { Measurement } from './measurement.js';
import type { Count } from './pool.js';

/** What the present product says of a round, split by what readers judged of the same sentence or task. */
export interface ShownAgain {
  readonly round: string;
  readonly sentences: Count;
  /** How many no reader has judged. */
  readonly newSentences: number;
  readonly tasks: Count;
  readonly newTasks: number;
}

const BLANK: Count = { shown: 0, bad: 0 };

/** Several readers may have judged the same; the share of those who called it bad counts. */
class Verdicts {
  private readonly counts = new Map<string, Count>();

  add(key: string, isBad: boolean): void {
    const { shown, bad } = this.counts.get(key) ?? BLANK;
    this.counts.set(key, { shown: shown + 1, bad: bad + Number(isBad) });
  }

  /** The judged ones among the keys, and how many nobody has judged. */
  of(keys: readonly string[]): readonly [judged: Count, unjudged: number] {
    const found = keys.flatMap((key) => this.counts.get(key) ?? []);
    const bad = found.reduce((sum, count) => sum + count.bad / count.shown, 0);
    return [{ shown: found.length, bad }, keys.length - found.length];
  }
}

const startupOf = (id: string) => id.replace(/\.[st]\d+$/, '');

/** Compares a sheet with the measurements of its round. A task is the same if its idea and its startup are. */
export function shownAgain(sheet: Sheet, measurements: readonly Measurement[]): ShownAgain {
  const verdicts = new Verdicts();
  for (const { sentences, tasks } of measurements.filter(({ round }) => round === sheet.round)) {
    for (const { id, part, text, why } of sentences)
      verdicts.add(`${startupOf(id)} ${part} ${text}`, why !== undefined);
    for (const { id, idea, why } of tasks) verdicts.add(`${startupOf(id)} ${idea}`, why !== undefined);
  }
  const [sentences, newSentences] = verdicts.of(
    sheet.startups.flatMap(({ id, sentences: parts }) =>
      Object.entries(parts).flatMap(([part, lines]) =>
        isPart(part) ? lines.map(({ text }) => `${id} ${part} ${text}`) : [],
      ),
    ),
  );
  const [tasks, newTasks] = verdicts.of(
    sheet.startups.flatMap(({ id, tasks: own }) => own.map(({ step }) => `${id} ${ideaOf(step)}`)),
  );
  return { round: sheet.round, sentences, newSentences, tasks, newTasks };
}

/** The sheet of a round, with plans by a table of judged ideas. */
export function sheetWith(name: string, judged: JudgedIdeas): Sheet {
  const read = (facts: Parameters<typeof readWithRubric>[0]): Reading => readWithRubric(facts, judged);
  return sheetOf(name, readAll(readRound(name), read));
}

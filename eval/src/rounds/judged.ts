import { existsSync, readFileSync } from 'node:fs';

import { z } from 'zod';

import { atLeast, atMost, type Figure } from './figure.js';
import { ROUNDS } from './round.js';
import type { Sheet } from './sheet.js';

const MAX_FALSE = 1;
const MIN_NAMED = 50;
const MAX_BROKEN = 2;

const finding = z.union([
  z.string(),
  z
    .object({ id: z.string(), why: z.string().optional() })
    .transform(({ id, why }) => (why === undefined ? id : `${id}: ${why}`)),
]);
const count = z.number().int().min(0);

/** A reader's findings on a round's sheet. */
export const judged = z
  .object({
    false_sentences: z.array(finding),
    sentences: count,
    concerns_named: count,
    concerns: count,
    tasks_broken_or_generic: z.array(finding),
    tasks: count,
  })
  .refine(
    (findings) => findings.concerns_named <= findings.concerns,
    'More concerns are named than there are',
  );
export type Judged = z.output<typeof judged>;

/** The reader's findings on a round; null without any. */
export function readJudged(name: string, rounds: URL = ROUNDS): Judged | null {
  const file = new URL(`${name}/judged.json`, rounds);
  return existsSync(file) ? judged.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** The reader's findings as figures. */
export const judgedFigures = (findings: Judged): Figure[] => [
  atMost(
    {
      name: 'false sentences',
      part: findings.false_sentences.length,
      whole: findings.sentences,
      cases: findings.false_sentences,
    },
    MAX_FALSE,
  ),
  atLeast(
    { name: 'expert’s concerns named', part: findings.concerns_named, whole: findings.concerns },
    MIN_NAMED,
  ),
  atMost(
    {
      name: 'broken or generic tasks',
      part: findings.tasks_broken_or_generic.length,
      whole: findings.tasks,
      cases: findings.tasks_broken_or_generic,
    },
    MAX_BROKEN,
  ),
];

/** Whether the findings are about earlier sentences and tasks of the product. */
export const isOutdated = (findings: Judged, sheet: Sheet): boolean =>
  findings.sentences !== sheet.sentences || findings.tasks !== sheet.tasks;

import { readdir, readFile } from 'node:fs/promises';

import { converse } from '@proofround/ai-worker/chat/moves/converse.js';
import { freshState } from '@proofround/ai-worker/chat/state.js';
import { z } from 'zod';

import { type Report, table } from '../report.js';

/** An answer to a free-text question, and what a reader of it expects to be stored. */
const answer = z.strictObject({
  asked: z.string(),
  says: z.string(),
  must_contain: z.array(z.string()),
  must_not_contain: z.array(z.string()).default([]),
  /** Whether nothing in the message answers the question. */
  none: z.boolean().default(false),
});
type Answer = z.output<typeof answer>;

const FOLDER = new URL('../../answers/', import.meta.url);
/** The required share of answers that are stored as expected. */
const MIN_RIGHT = 0.85;
/** The free-text questions in the order in which the chat asks them. */
const QUESTIONS = ['problem_statement', 'solution_statement', 'competitive_advantage', 'team_background'];

/** What the chat stores for the question. */
function storedOf({ asked, says }: Answer): string {
  const known: Record<string, string> = {
    idea_title: 'Kiln',
    idea_description: 'Ovens to share',
    sector: 'Other',
  };
  for (const before of QUESTIONS.slice(0, QUESTIONS.indexOf(asked))) known[before] = 'Known from before';
  const state = { ...freshState('startup'), known, asking: asked, trail: [asked], turn: 5 };
  const stored = converse(state, says).state.known[asked];
  return typeof stored === 'string' ? stored : '';
}

type Mistake = 'something stored that is no answer' | 'nothing stored' | 'words lost' | 'other words kept';

function mistakeIn(one: Answer, stored: string): Mistake | null {
  const holds = (words: string) => stored.toLowerCase().includes(words.toLowerCase());
  if (one.none) return stored === '' ? null : 'something stored that is no answer';
  if (stored === '') return 'nothing stored';
  if (!one.must_contain.every(holds)) return 'words lost';
  return one.must_not_contain.some(holds) ? 'other words kept' : null;
}

/** Measures answers to free-text questions, written by strangers to the code (docs/evaluation.md). */
export async function evaluate(): Promise<Report> {
  const sets = (await readdir(FOLDER)).sort();
  const rows: (string | number)[][] = [];
  const mistakes: string[][] = [];
  const broken: string[] = [];
  for (const set of sets) {
    const answers = z.array(answer).parse(JSON.parse(await readFile(new URL(set, FOLDER), 'utf8')));
    const found = answers.flatMap((one) => {
      const stored = storedOf(one);
      const mistake = mistakeIn(one, stored);
      return mistake === null ? [] : [[mistake, one.asked, one.says, stored || 'nothing']];
    });
    const right = answers.length - found.length;
    const share = right / answers.length;
    rows.push([set, `${right} of ${answers.length} (${(100 * share).toFixed(1)} %)`]);
    mistakes.push(...found);
    if (share < MIN_RIGHT) broken.push(`Of ${set}, ${(100 * share).toFixed(1)} % of the answers are right.`);
  }
  const markdown = [
    table(['Set', 'Stored as expected'], rows),
    table(['Mistake', 'Question', 'Answer', 'Stored'], mistakes),
  ].join('\n\n');
  return { title: 'Answers', markdown, broken };
}

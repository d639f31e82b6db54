import type { Held, Turn } from '../chat/interview.js';
import { isRight } from '../chat/normal.js';
import { type Figure, share } from './figure.js';
import type { After, Conversation } from './round.js';

export interface Played {
  readonly conversation: Conversation;
  readonly course: Held['course'];
}

interface Check {
  readonly holds: boolean;
  readonly line: string;
}

const shown = (given: unknown) => (given === undefined ? 'nothing' : JSON.stringify(given));

/** The checks of one expectation. If nobody says its words, there is one check, and it fails. */
function checksOf(
  { said, known, reply, reply_not, asks, asks_not }: After,
  course: readonly Turn[],
): Check[] {
  const turn = course.find(({ user }) => user.includes(said));
  if (!turn) return [{ holds: false, line: `"${said}" was never said` }];
  const at = `after "${said}"`;
  const matches = (pattern: string) => new RegExp(pattern, 'iu').test(turn.reply);
  return [
    ...Object.entries(known).map(([slot, wanted]) => ({
      holds: wanted === null ? turn.data[slot] === undefined : isRight(wanted, turn.data[slot]),
      line: `${at}, ${slot}: expected ${shown(wanted ?? undefined)}, got ${shown(turn.data[slot])}`,
    })),
    ...reply.map((pattern) => ({
      holds: matches(pattern),
      line: `${at}, the reply has no /${pattern}/: ${turn.reply}`,
    })),
    ...reply_not.map((pattern) => ({
      holds: !matches(pattern),
      line: `${at}, the reply has /${pattern}/: ${turn.reply}`,
    })),
    ...(asks === undefined
      ? []
      : [
          {
            holds: turn.asking === asks,
            line: `${at}, it asks for ${turn.asking ?? 'nothing'}, not ${asks}`,
          },
        ]),
    ...(asks_not === undefined
      ? []
      : [{ holds: turn.asking !== asks_not, line: `${at}, it still asks for ${asks_not}` }]),
  ];
}

/** The sentences of a reply that ask. */
const questionsIn = (reply: string): string[] =>
  (reply.match(/[^.?!\n]+\?/g) ?? [])
    .map((question) => question.trim())
    .filter((question) => question !== '');

/** The questions for a field that the chat put twice in the same words. The question for a yes to the summary may recur. */
function repeatedIn(course: readonly Turn[]): string[] {
  const asked = course.filter(({ asking }) => asking !== null).flatMap(({ reply }) => questionsIn(reply));
  return [...new Set(asked.filter((question, at) => asked.indexOf(question) < at))];
}

/** Measures what holds after single messages, and how often a question comes twice in the same words. */
export function measureTurns(played: readonly Played[]): Figure[] {
  const checks = played.flatMap(({ conversation, course }) =>
    conversation.after
      .flatMap((after) => checksOf(after, course))
      .map(({ holds, line }) => ({ holds, line: `${conversation.id}, ${line}` })),
  );
  const repeated = played.flatMap(({ conversation, course }) =>
    repeatedIn(course).map((question) => `${conversation.id}: ${question}`),
  );
  const failed = checks.filter(({ holds }) => !holds);
  return [
    share({
      name: 'expectations after single messages',
      part: checks.length - failed.length,
      whole: checks.length,
      cases: failed.map(({ line }) => line),
    }),
    {
      name: 'questions repeated in the same words',
      target: '',
      value: `${repeated.length}`,
      met: null,
      cases: repeated,
    },
  ];
}

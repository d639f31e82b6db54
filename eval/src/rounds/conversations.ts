import type { Interviewer } from '@proofround/ai-worker/chat/interviewer.js';

import { type Held, hold, MAX_TURNS } from '../chat/interview.js';
import { isRight } from '../chat/normal.js';
import type { Persona } from '../chat/personas/persona.js';
import { atLeast, type Figure, noneOf, share } from './figure.js';
import type { Conversation, Round } from './round.js';
import type { Played } from './turns.js';

const MIN_RIGHT = 93;
/** Slots with names and descriptions, in which a mistake is worst. */
const NAMING_SLOTS: ReadonlySet<string> = new Set(['idea_title', 'idea_description']);

/** The persona of a round's conversation; expected null means blank. */
export function personaOf(conversation: Conversation): Persona {
  return {
    name: conversation.id,
    profile: conversation.user_type,
    opening: conversation.opening,
    says: conversation.says,
    interjects: Object.fromEntries(
      Object.entries(conversation.at_turn).map(([turn, words]) => [Number(turn), words]),
    ),
    atSummary: conversation.at_summary,
    yes: conversation.yes,
    no: conversation.no,
    skip: conversation.skip,
    expected: Object.fromEntries(
      Object.entries(conversation.expected).flatMap(([slot, value]) =>
        value === null ? [] : [[slot, value]],
      ),
    ),
  };
}

interface Slot {
  readonly conversation: string;
  readonly slot: string;
  readonly isExpected: boolean;
  readonly isRight: boolean;
  readonly got: unknown;
  readonly line: string;
}

const shown = (given: unknown) => (given === undefined ? 'nothing' : JSON.stringify(given));

/** The slots that must be filled or stay blank. The author says nothing about other slots. */
function slotsOf({ persona, data }: Held, conversation: Conversation): Slot[] {
  const blank = [
    ...conversation.blank,
    ...Object.keys(conversation.expected).filter((slot) => conversation.expected[slot] === null),
  ];
  return [...new Set([...Object.keys(persona.expected), ...blank])].map((slot) => {
    const wanted = persona.expected[slot];
    const got = data[slot];
    return {
      conversation: persona.name,
      slot,
      isExpected: wanted !== undefined,
      isRight: wanted === undefined ? got === undefined : isRight(wanted, got),
      got,
      line: `${persona.name}, ${slot}: expected ${shown(wanted)}, got ${shown(got)}`,
    };
  });
}

/** Measures the interviewer's data at the end of each conversation of a round. */
export async function measureConversations(
  round: Pick<Round, 'conversations'>,
  interviewer: Interviewer,
): Promise<Figure[]> {
  return (await playAndMeasure(round, interviewer)).figures;
}

/** The figures of {@link measureConversations}, with the turns that were played. */
export async function playAndMeasure(
  { conversations }: Pick<Round, 'conversations'>,
  interviewer: Interviewer,
): Promise<{ figures: Figure[]; played: Played[] }> {
  const slots: Slot[] = [];
  const played: Played[] = [];
  const unfinished: string[] = [];
  for (const conversation of conversations) {
    const held = await hold(interviewer, personaOf(conversation));
    slots.push(...slotsOf(held, conversation));
    played.push({ conversation, course: held.course });
    if (!held.complete)
      unfinished.push(
        held.paused
          ? `${conversation.id} refuses a required answer and is told so after ${held.turns} turns`
          : `${conversation.id} is not complete after ${MAX_TURNS} turns`,
      );
  }
  // Correct blanks are not counted, because they would reward an interviewer that stores little.
  const counted = slots.filter((slot) => slot.isExpected || !slot.isRight);
  const wrong = counted.filter((slot) => !slot.isRight);
  const lines = (of: (slot: Slot) => boolean) => wrong.filter(of).map(({ line }) => line);
  const figures = [
    atLeast(
      {
        name: 'chat slots right',
        part: counted.length - wrong.length,
        whole: counted.length,
        cases: lines(() => true),
      },
      MIN_RIGHT,
    ),
    noneOf(
      'wrong names or descriptions stored',
      lines(({ slot, got }) => NAMING_SLOTS.has(slot) && got !== undefined),
    ),
    {
      ...noneOf(
        'blanks filled',
        lines(({ isExpected }) => !isExpected),
      ),
      target: '',
      met: null,
    },
    share({
      name: 'conversations complete',
      part: conversations.length - unfinished.length,
      whole: conversations.length,
      cases: unfinished,
    }),
  ];
  return { figures, played };
}

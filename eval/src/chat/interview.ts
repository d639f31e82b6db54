import { isDeepStrictEqual } from 'node:util';

import {
  initialState,
  type Interviewer,
  outcomeOf,
  type Utterance,
} from '@proofround/ai-worker/chat/interviewer.js';

import { isRight } from './normal.js';
import type { Persona } from './personas/persona.js';

/** The most turns of a conversation. */
export const MAX_TURNS = 40;

/** One message of a conversation, the reply to it, and what is known after it. */
export interface Turn {
  readonly user: string;
  readonly reply: string;
  readonly asking: string | null;
  readonly data: Record<string, unknown>;
}

export interface Held {
  readonly persona: Persona;
  /** The turns until complete; {@link MAX_TURNS} when incomplete. */
  readonly turns: number;
  readonly complete: boolean;
  /** Whether the interview says what is missing and waits for it, because the person refuses it. */
  readonly paused: boolean;
  readonly data: Record<string, unknown>;
  /** All turns in their order. */
  readonly course: readonly Turn[];
}

/**
 * Runs one conversation. The persona answers the requested slot with its prepared words. To "shall I
 * put …?" it says yes if the value is right; otherwise no (once per guess) or its own words again.
 */
export async function hold(interviewer: Interviewer, persona: Persona): Promise<Held> {
  const { says, skip = 'skip', yes = 'yes', no, interjects = {}, atSummary = [], expected } = persona;
  const asked = new Map<string, number>();
  const refused = new Set<string>();
  const wishes = [...atSummary];
  let hasRefused = false;
  let state = initialState(persona.profile);
  let history: Utterance[] = [];
  const course: Turn[] = [];
  let user = persona.opening ?? 'Hello!';
  for (let turn = 1; turn <= MAX_TURNS; turn++) {
    const { message: reply, state: next } = await interviewer.reply(state, user, history, {
      userId: USER,
      modelAllowed: true,
      answerBy: Date.now() + 60_000,
    });
    history = [...history, { by: 'user', text: user }, { by: 'interviewer', text: reply }];
    state = next;
    const { is_complete, extracted_data } = outcomeOf(state);
    course.push({ user, reply, asking: state.asking, data: extracted_data });
    if (is_complete) return held(turn, { complete: true });
    const said = interjects[turn + 1] ?? (state.paused ? whilePaused() : answer());
    if (said === null) return held(turn, { paused: true });
    user = said;
  }
  return held(MAX_TURNS, { paused: state.paused });

  function held(turns: number, ending: Partial<Pick<Held, 'complete' | 'paused'>>): Held {
    return { persona, turns, data: outcomeOf(state).extracted_data, course, ...GOES_ON, ...ending };
  }

  /** The person reads the summary, says what is left to say, and refuses once more. Null: they leave. */
  function whilePaused(): string | null {
    const wish = wishes.shift();
    if (wish !== undefined) return wish;
    if (hasRefused) return null;
    hasRefused = true;
    return answer();
  }

  function answer(): string {
    const { asking, doubts } = state;
    if (asking === null) return wishes.shift() ?? yes;
    const offered = doubts.find(({ slot }) => slot === asking);
    const wanted = expected[asking];
    if (offered && wanted !== undefined && isRight(wanted, offered.value)) return yes;
    if (offered && isDeepStrictEqual(offered.value, wanted)) return yes;
    const guess = JSON.stringify([asking, offered?.value]);
    if (offered && no !== undefined && !refused.has(guess)) {
      refused.add(guess);
      return no;
    }
    const prepared = says[asking];
    if (prepared === undefined) return skip;
    const utterances = typeof prepared === 'string' ? [prepared] : prepared;
    const times = asked.get(asking) ?? 0;
    asked.set(asking, times + 1);
    return utterances[Math.min(times, utterances.length - 1)] ?? skip;
  }
}

const GOES_ON = { complete: false, paused: false };
const USER = '0190a000-0000-7000-8000-000000000001';

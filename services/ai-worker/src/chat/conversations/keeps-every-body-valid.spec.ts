import { investorInput, startupInput, type UserType } from '@proofround/contracts';

import { outcomeOf } from '../interviewer.js';
import { converse } from '../moves/converse.js';
import { problemOf } from '../slots/profile.js';
import { freshState } from '../state.js';
import { LINES } from '../testing/lines.js';

/** The same seed gives the same sequence, so that a failure can be reproduced. */
function* shuffled(seed: number): Generator<string> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield LINES[state % LINES.length] ?? '';
  }
}

describe.each<UserType>(['startup', 'investor'])('random messages in random order (%s)', (profile) => {
  const schema = profile === 'startup' ? startupInput : investorInput;

  it('every reply says something, every field fits, and complete means valid', () => {
    for (let seed = 1; seed <= 20; seed++) {
      let state = freshState(profile);
      const messages: string[] = [];
      for (const line of shuffled(seed)) {
        if (messages.push(line) > 50) break;
        const before = state;
        const reply = converse(state, line);
        state = reply.state;
        const { is_complete, extracted_data } = outcomeOf(state);
        const trouble = Object.entries(extracted_data).filter(
          ([name, given]) => problemOf(profile, name, given) !== null,
        );
        const facts = {
          silent: reply.message.trim() === '',
          trouble,
          invalid: is_complete && !schema.safeParse(extracted_data).success,
          // A complete profile stays complete unless the person starts over.
          undone: outcomeOf(before).is_complete && !is_complete && !before.restarting,
        };
        if (facts.silent || facts.trouble.length > 0 || facts.invalid || facts.undone) {
          throw new Error(
            JSON.stringify({ seed, said: messages, reply: reply.message, facts, extracted_data }, null, 1),
          );
        }
      }
    }
  });

  it('the same state and message give the same reply', () => {
    let state = freshState(profile);
    let turns = 0;
    for (const line of shuffled(7)) {
      if (turns++ > 30) break;
      const once = converse(state, line);
      expect(converse(state, line)).toEqual(once);
      state = once.state;
    }
  });
});

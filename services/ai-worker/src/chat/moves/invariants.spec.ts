import { investorInput, startupInput, type UserType } from '@proofround/contracts';

import { outcomeOf } from '../interviewer.js';
import { problemOf } from '../slots/profile.js';
import { LINES } from '../testing/lines.js';
import { converse } from './converse.js';
import { freshState } from '../state.js';

/** The same seed gives the same sequence, so that a failure can be reproduced. */
function* shuffled(seed: number): Generator<string> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield LINES[state % LINES.length] ?? '';
  }
}

/** Processor time in milliseconds, which other load on the machine does not change. */
function took(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe.each<UserType>(['startup', 'investor'])('random messages in random order (%s)', (profile) => {
  const schema = profile === 'startup' ? startupInput : investorInput;

  it('every reply says something, every field fits, and complete means valid', () => {
    for (let seed = 1; seed <= 60; seed++) {
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

  it.each([
    'a ',
    '1 ',
    'no, ',
    '12 users ',
    '$4k a month ',
    'and the sector is fintech and ',
    '漢',
    ',',
    'A b C d ',
    'name: ',
    'A&',
    'Acme and ',
    'Acme, ',
    'I have Acme & ',
    'nothing more to add ',
  ])('a message full of "%s" is answered at once', (piece) => {
    const long = piece.repeat(Math.floor(5000 / piece.length));
    let state = freshState(profile);
    for (const opening of ['Hello!', 'LedgerLoop', long]) state = converse(state, opening).state;
    // The limit is 50 ms; the test allows more for a busy machine.
    expect(took(() => converse(state, long))).toBeLessThan(250);
  });

  it('35,000 characters without white space are answered at once', () => {
    let state = freshState(profile);
    for (const opening of ['Hello!', 'LedgerLoop']) state = converse(state, opening).state;
    for (const piece of ['a', '1', 'A1', '-', '漢', 'https://a.b/', 'zwei'])
      expect(took(() => converse(state, piece.repeat(35_000 / piece.length)))).toBeLessThan(250);
  });

  it.each([
    ['Dear ', 'a'],
    ['Dear ', 'a '],
    ['dear a b c ', 'd'],
    ['', 'hi'],
    ['nope', '—-'],
    ['correction ', '- '],
    ['not a', ',;'],
    ['change the sector', ' ,'],
    ['', '!—'],
    ['', '.!'],
    ['', '1'],
  ])('a first message of "%s" and then nothing but "%s" is answered at once', (opening, piece) => {
    const long = opening + piece.repeat(Math.floor((5000 - opening.length) / piece.length));
    for (const message of [long, `${long.slice(0, -1)}%`])
      expect(took(() => converse(freshState(profile), message))).toBeLessThan(250);
  });
});

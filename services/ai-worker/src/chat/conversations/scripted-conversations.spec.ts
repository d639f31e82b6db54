import { investorInput, startupInput } from '@proofround/contracts';

import { slotOf } from '../slots/profile.js';
import { type Conversation, runConversation } from '../testing/conversation.js';
import { CORRECTING_CONVERSATIONS } from '../testing/correcting-conversations.js';
import { DIFFICULT_CONVERSATIONS } from '../testing/difficult-conversations.js';
import { FOUNDER_CONVERSATIONS } from '../testing/founder-conversations.js';
import { INVESTOR_CONVERSATIONS } from '../testing/investor-conversations.js';

const asExpected = (data: Conversation['data']) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof RegExp ? (expect.stringMatching(value) as unknown) : value,
    ]),
  );

describe.each([
  ...FOUNDER_CONVERSATIONS,
  ...DIFFICULT_CONVERSATIONS,
  ...CORRECTING_CONVERSATIONS,
  ...INVESTOR_CONVERSATIONS,
])('a conversation ($profile): $name', (conversation) => {
  const run = runConversation(conversation);

  it('extracts what the person said', () => {
    expect(run.extracted_data).toEqual(asExpected(conversation.data));
    expect(run.is_complete).toBe(conversation.complete);
    expect(run.completedWith).toBe(conversation.turns);
  });

  it('gives a body that the API accepts when complete', () => {
    const schema = conversation.profile === 'startup' ? startupInput : investorInput;
    expect(schema.safeParse(run.extracted_data).success || !run.is_complete).toBe(true);
  });

  it('gives the expected replies', () => {
    for (const { user, reply, expected } of run.turns) {
      expect(reply.trim()).not.toBe('');
      if (expected && !expected.test(reply))
        throw new Error(`> ${user}\n${reply}\n\nshould match ${String(expected)}`);
    }
  });

  it('always ends a reply with a question or a next step', () => {
    for (const { reply } of run.turns)
      expect(reply).toMatch(
        /\?|Create Profile|Tell me|tell me|Give me|"helps|Try to|as in|for example|[Ss]ay /,
      );
  });

  it('does not ask the same question three times in a row', () => {
    const questions = run.turns.map(({ reply }) => reply.split('\n\n').at(-1));
    const asides = run.turns.map(({ expected }) => expected !== null);
    for (let at = 2; at < questions.length; at++) {
      const same = questions[at] === questions[at - 1] && questions[at] === questions[at - 2];
      expect(same && !asides[at]).toBe(false);
    }
  });

  it('only holds fields that exist', () => {
    for (const name of Object.keys(run.extracted_data)) {
      expect(slotOf(conversation.profile, name)).toBeDefined();
    }
  });
});

import { mailStates } from './mail-states.js';

describe('the state of a mail', () => {
  it.each([
    ['sending', 'dispatcher', ['pending', 'sending']],
    ['pending', 'dispatcher', ['sending']],
    ['sent', 'dispatcher', ['sending']],
    ['dropped', 'dispatcher', ['sending']],
    ['failed', 'dispatcher', ['sending']],
  ] as const)('becomes %s by the %s from the allowed states only', (to, by, sources) => {
    expect(mailStates.sourcesOf(to, by)).toEqual(sources);
  });

  it('has no other moves', () => {
    expect(mailStates.arrows.flatMap(({ by }) => by)).toHaveLength(1 + 7);
    expect(mailStates.states.filter((state) => mailStates.isFinal(state))).toEqual([
      'sent',
      'in_digest',
      'dropped',
      'failed',
    ]);
  });
});

import { converse } from '../../moves/converse.js';
import { freshState, type InterviewState } from '../../state.js';
import { verdictIn } from './verdict.js';

describe('a yes or no with other words around it', () => {
  it.each([
    ['Yes, spot on', 'yes'],
    ['Ja, das passt', 'yes'],
    ['Oui, tout à fait cela', 'yes'],
    ['Why would you ask? Yes.', 'yes'],
    ['No. Wrong end of the stick.', 'no'],
    ['Nein, so habe ich das nicht gemeint', 'no'],
    ['Did I write that? No.', 'no'],
    ['Ooh no, not that one', 'no'],
  ])('%s', (message, says) => {
    expect(verdictIn(message)?.says).toBe(says);
  });

  it.each(['Nobody bakes on Mondays', 'Our yes-men left', 'Notaries pay us'])(
    'is not found in: %s',
    (message) => {
      expect(verdictIn(message)).toBeNull();
    },
  );
});

describe('an offered description', () => {
  const offered: InterviewState = {
    ...freshState('startup'),
    asking: 'idea_description',
    turn: 2,
    doubts: [
      { slot: 'idea_description', value: 'A bus for dogs', ask: 'Shall I put that?', fallback: false },
    ],
  };

  it.each(['No. Try harder.', 'Mm, no, hardly.', "No, that's not in the letter.", 'Did I write that? No.'])(
    'is refused, and the refusal does not become the description: %s',
    (says) => {
      const { state } = converse(offered, says);
      expect(state.known).not.toHaveProperty('idea_description');
      expect(state.doubts).toEqual([]);
    },
  );

  it.each(['Oui, parfaitement.', 'Quite so.', 'Ja, stimmt so.', 'Who else? Yes.'])(
    'is accepted: %s',
    (says) => {
      expect(converse(offered, says).state.known['idea_description']).toBe('A bus for dogs');
    },
  );

  it('is replaced by a new description', () => {
    const { state } = converse(offered, 'No, we drive old people to their choir practice in a minibus.');
    expect(state.known['idea_description']).toMatch(/choir practice/);
  });
});

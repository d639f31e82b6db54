import { outcomeOf } from '../interviewer.js';
import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

interface Said {
  readonly state: InterviewState;
  readonly replies: readonly string[];
}

/** Says the messages one after another. */
const say = (state: InterviewState, ...messages: readonly string[]): Said =>
  messages.reduce<Said>(
    (before, message) => {
      const { state: next, message: reply } = converse(before.state, message);
      return { state: next, replies: [...before.replies, reply] };
    },
    { state, replies: [] },
  );

/** An investor who has said the sectors and refuses the budget from then on. */
const REFUSAL = "I'd rather not say.";
const ANSWERS = [
  'Bikeworks and Saddle Lab',
  '20k to 80k',
  'MVP and launched',
  'Denmark',
  'two',
  'Workshops that sell by post, no lotteries',
];
const refused = () => say(freshState('investor'), 'Hello!', 'Bicycles and repair', REFUSAL, REFUSAL);
const paused = () => say(refused().state, ...ANSWERS, REFUSAL);

// rule: CHAT-25
describe('a required answer that is refused', () => {
  it('is explained the first time, with a way to be less exact', () => {
    const { replies } = say(freshState('investor'), 'Hello!', 'Bicycles and repair', REFUSAL);
    expect(replies.at(-1)).toMatch(/can't leave the budget out.*A range is enough/s);
  });

  it('is left open the second time, and the interview goes on', () => {
    const { state, replies } = refused();
    expect(replies.at(-1)).toMatch(/leave the budget open.*can't be created without it/s);
    expect(state.asking).toBe('current_companies');
  });

  it('is asked for once more at the end; then the reply shows what is known, what is missing and the form', () => {
    const { state, replies } = paused();
    expect(state).toMatchObject({ paused: true, asking: 'budget' });
    expect(replies.at(-1)).toMatch(
      /Sectors: Bicycles and Repair.*can't finish without the budget.*range.*Switch to form/s,
    );
    expect(outcomeOf(state).is_complete).toBe(false);
  });

  it('is not pressed any more', () => {
    const { replies } = say(paused().state, REFUSAL, REFUSAL);
    expect(replies[0]).toMatch(/ask nothing more/);
    expect(replies[1]).toBe(replies[0]);
  });

  it.each([
    ['$100k to $500k', 500_000],
    ['under $100k', 100_000],
    ['over $2m', 2_000_000],
  ])('may still be given as a range: %s', (says, budget) => {
    const { state } = say(paused().state, says, 'yes');
    expect(outcomeOf(state)).toMatchObject({ is_complete: true, extracted_data: { budget } });
  });

  it('does not keep corrections from being read', () => {
    const { state } = say(paused().state, 'The minimum is 30k, not 20.');
    expect(state).toMatchObject({ paused: true, known: { check_size_min: 30_000 } });
    expect(state.known).not.toHaveProperty('budget');
  });
});

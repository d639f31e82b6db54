import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

const start = (rest: Partial<InterviewState> = {}): InterviewState => ({
  ...freshState('startup'),
  turn: 4,
  known: {
    idea_title: 'Lantern Row',
    idea_description: 'Night markets that rent stalls by the hour',
    sector: 'Retail',
    stage: 'launched',
  },
  history: ['idea_title', 'idea_description', 'sector', 'stage'],
  asking: 'problem_statement',
  ...rest,
});

/** Says the lines one after the other; the last state and all replies. */
function say(...lines: string[]): { state: InterviewState; replies: string[] } {
  let state = start();
  const replies = lines.map((line) => {
    const reply = converse(state, line);
    state = reply.state;
    return reply.message;
  });
  return { state, replies };
}

describe('a correction in a conversation', () => {
  it('moves an answer, says so and asks for what is open', () => {
    const { state, replies } = say(
      'Families with small children, near the river',
      'oh wait, that was the users, not the problem',
    );
    expect(state.known).toMatchObject({ target_market: 'Families with small children, near the river' });
    expect(state.known).not.toHaveProperty('problem_statement');
    expect(replies[1]).toMatch(/I moved "Families .*" from the problem to the target market\./);
    expect(state.asking).toBe('problem_statement');
  });

  it('swaps two answers and says so', () => {
    const { state, replies } = say(
      'A stall with light and water, by the hour',
      'Small traders cannot pay a month of rent',
      'wrong way round',
    );
    expect(state.known).toMatchObject({
      problem_statement: 'Small traders cannot pay a month of rent',
      solution_statement: 'A stall with light and water, by the hour',
    });
    expect(replies[2]).toMatch(/I swapped them/);
  });

  it('asks which answer is wrong, and opens the one that is named', () => {
    const { replies, state } = say(
      'Small traders cannot pay a month of rent',
      'A stall with light and water, by the hour',
      "no, that's wrong",
      'the problem',
      'The square is empty at night',
    );
    expect(replies[2]).toMatch(/Which one do you mean: the solution \(".*"\) or the problem \(".*"\)\?/);
    expect(replies[3]).toMatch(/The problem is .* so far\. What should it be\?/);
    expect(state.known).toMatchObject({ problem_statement: 'The square is empty at night' });
  });

  it('leaves both if neither is wrong', () => {
    const { state, replies } = say(
      'Small traders cannot pay a month of rent',
      'A stall with light and water, by the hour',
      "no, that's wrong",
      'neither',
      'no',
    );
    expect(replies[2]).toMatch(/Which one/);
    expect(state.known).toMatchObject({ problem_statement: 'Small traders cannot pay a month of rent' });
  });

  it('does not take a required value out', () => {
    const { state, replies } = say('delete the sector please');
    expect(state.known).toMatchObject({ sector: 'Retail' });
    expect(replies[0]).toMatch(/can't leave the sector out/);
  });
});

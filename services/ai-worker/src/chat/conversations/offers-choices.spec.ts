import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

/** The chat has asked for the sector. */
const asked = (): InterviewState =>
  ['hola', 'Majada', 'Quesos de pastores que llegan a casa'].reduce(
    (state, line) => converse(state, line).state,
    freshState('startup'),
  );

function say(...lines: string[]) {
  let state = asked();
  const turns = lines.map((line) => {
    const reply = converse(state, line);
    state = reply.state;
    return { reply: reply.message, asking: state.asking };
  });
  return { turns, state };
}
const USELESS = ['lo nuestro de siempre', 'ya te lo dije', 'pues eso'];

describe('a question that gets no usable answer', () => {
  // rule: CHAT-31
  it('lists the choices after two and asks something else after three', () => {
    const { turns, state } = say(...USELESS);
    expect(turns[1]?.reply).toMatch(/1\. FinTech\n.*8\. Other/s);
    expect(turns[1]?.asking).toBe('sector');
    expect(turns[2]?.asking).toBe('stage');
    expect(state.known).not.toHaveProperty('sector');
  });

  it.each([
    ['3', 'E-commerce'],
    ['la 6', 'CleanTech'],
    ['fintech', 'FinTech'],
  ])('takes a number or a word: %s', (choice, sector) =>
    expect(say(...USELESS.slice(0, 2), choice).state.known).toMatchObject({ sector }),
  );

  it('puts no question twice in the same words', () => {
    const { turns } = say('no te entiendo', 'que no entiendo', ...USELESS, 'ya vendemos', 'paso', 'paso');
    const questions = turns
      .flatMap(({ reply }) => reply.match(/[^.?!\n]+\?/g) ?? [])
      .map((text) => text.trim());
    expect(new Set(questions).size).toBe(questions.length);
  });
});

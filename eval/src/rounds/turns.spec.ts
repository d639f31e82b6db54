import { conversation } from './round.js';
import { measureTurns } from './turns.js';

const talk = (after: unknown[]) =>
  conversation.parse({ id: 'kiln', user_type: 'startup', opening: 'hi', says: {}, expected: {}, after });
const course = [
  { user: 'hi', reply: 'Hello! What is it called?', asking: 'idea_title', data: {} },
  { user: 'Kiln, in Leeds', reply: 'Good. Which sector?', asking: 'sector', data: { idea_title: 'Kiln' } },
  { user: 'hm', reply: 'Once more. Which sector?', asking: 'sector', data: { idea_title: 'Kiln' } },
];

describe('the turns of a conversation', () => {
  it('are measured by what is known, said and asked after a message', () => {
    const [expectations] = measureTurns([
      {
        conversation: talk([
          { said: 'Kiln', known: { idea_title: 'Kiln', location: null }, reply: 'sector', asks: 'sector' },
          { said: 'hm', known: { sector: 'Crafts' }, reply_not: 'once more', asks_not: 'sector' },
          { said: 'bye' },
        ]),
        course,
      },
    ]);
    expect(expectations?.value).toBe('4 of 8 (50.0 %)');
    expect(expectations?.cases).toEqual([
      'kiln, after "hm", sector: expected "Crafts", got nothing',
      'kiln, after "hm", the reply has /once more/: Once more. Which sector?',
      'kiln, after "hm", it still asks for sector',
      'kiln, "bye" was never said',
    ]);
  });

  it('count a question that comes twice in the same words', () => {
    const [, repeated] = measureTurns([{ conversation: talk([]), course }]);
    expect(repeated).toMatchObject({ value: '1', cases: ['kiln: Which sector?'] });
  });
});

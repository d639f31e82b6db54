import { informativePart, isOrdinaryWord, mayInform, saysWhatItDoes } from './informative.js';

describe('keeping the sentences that answer the question', () => {
  it('keeps what the product is, not what once happened to it', () => {
    const text =
      'It is a cooler for flowers that we put in a corner shop. We fill it every morning with roses from local growers. My cousin fell over the first one, that was a laugh.';
    expect(informativePart(text, 'idea_description')).toMatch(/cooler for flowers.*every morning/s);
    expect(informativePart(text, 'idea_description')).not.toMatch(/cousin/);
  });

  it.each([
    ['We mend violins in a week. Next.', 'We mend violins in a week.'],
    ['Schools rent them by term. What did you ask?', 'Schools rent them by term.'],
    [
      'Sorry, the kettle. Florists throw away a third of their tulips.',
      'Florists throw away a third of their tulips.',
    ],
  ])('%s', (text, kept) => {
    expect(informativePart(text, 'problem_statement')).toBe(kept);
  });

  it('keeps a question that describes the problem', () => {
    const text = 'Ever tried to find a plumber on a Sunday? People wait three days with water on the floor.';
    expect(informativePart(text, 'problem_statement')).toBe(text);
  });
});

it('recognises a description of what a product does', () => {
  expect(saysWhatItDoes('An app that sorts parcels by street')).toBe(true);
  expect(saysWhatItDoes('Never mind that.')).toBe(false);
});

it('recognises a sentence without information', () => {
  expect(mayInform('Get on with it.')).toBe(false);
  expect(mayInform('Bakeries lose 40 loaves a day.')).toBe(true);
});

it('distinguishes an everyday word from a name, also in the plural', () => {
  expect(isOrdinaryWord('Tables.')).toBe(true);
  expect(isOrdinaryWord('Zovanto')).toBe(false);
});

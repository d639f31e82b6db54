import {
  comparable,
  excerpt,
  isNonsense,
  listOf,
  stripFiller,
  stripGreeting,
  trimEnds,
  wordCount,
} from './prose.js';

describe('prose', () => {
  it.each([
    ['Well, so basically it counts bees.', 'it counts bees.'],
    ['ok', 'ok'],
    ['Ok bot, it counts bees.', 'it counts bees.'],
    ['Surely it counts bees.', 'Surely it counts bees.'],
  ])('drops introductory filler: %s', (text, rest) => expect(stripFiller(text)).toBe(rest));

  it.each([
    ['Good morning, it counts bees', 'it counts bees'],
    ['Hola! Cuenta abejas', 'Cuenta abejas'],
    ['Hiring bees', 'Hiring bees'],
  ])('drops its greeting: %s', (text, rest) => expect(stripGreeting(text)).toBe(rest));

  it.each(['👍', '...', 'asdfgh', 'hahaha', 'aaaa'])('is nonsense: %s', (text) =>
    expect(isNonsense(text)).toBe(true),
  );
  it.each(['Hndl', 'HR', '42', 'bees'])('is not nonsense: %s', (text) =>
    expect(isNonsense(text)).toBe(false),
  );

  it('joins a list with commas and "and"', () => {
    expect(listOf(['hives'])).toBe('hives');
    expect(listOf(['hives', 'bees', 'wax'])).toBe('hives, bees and wax');
  });

  it('is cut at a word', () => {
    expect(excerpt('one two three four', 11)).toBe('one two…');
    expect(excerpt('short', 11)).toBe('short');
  });

  it('counts words of any alphabet', () => {
    expect(wordCount('пчёлы и мёд, 12 kg')).toBe(5);
    expect(wordCount('हाँ, ठीक है')).toBe(3);
  });

  it('keeps the vowel signs of an alphabet and drops its full stop', () => {
    expect(comparable('नहीं।')).toBe('नहीं');
    expect(trimEnds('चूल्हा साथी।')).toBe('चूल्हा साथी');
  });
});

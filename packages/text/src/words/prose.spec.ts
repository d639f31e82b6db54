import { excerpt, isNonsense, listOf, sentencesOf, stripFiller, stripGreeting, wordCount } from './prose.js';

describe('prose', () => {
  it.each([
    ['Well, so basically it counts bees.', 'it counts bees.'],
    ['ok', 'ok'],
    ['Ok bot, it counts bees.', 'it counts bees.'],
    ['Surely it counts bees.', 'Surely it counts bees.'],
  ])('loses the words that people warm up with: %s', (text, rest) => expect(stripFiller(text)).toBe(rest));

  it.each([
    ['Good morning, it counts bees', 'it counts bees'],
    ['Hola! Cuenta abejas', 'Cuenta abejas'],
    ['Hiring bees', 'Hiring bees'],
  ])('loses its greeting: %s', (text, rest) => expect(stripGreeting(text)).toBe(rest));

  it.each(['👍', '...', 'asdfgh', 'hahaha', 'aaaa'])('is nonsense: %s', (text) =>
    expect(isNonsense(text)).toBe(true),
  );
  it.each(['Hndl', 'HR', '42', 'bees'])('is no nonsense: %s', (text) => expect(isNonsense(text)).toBe(false));

  it('is listed as people list', () => {
    expect(listOf(['hives'])).toBe('hives');
    expect(listOf(['hives', 'bees', 'wax'])).toBe('hives, bees and wax');
  });

  it('is cut at a word', () => {
    expect(excerpt('one two three four', 11)).toBe('one two…');
    expect(excerpt('short')).toBe('short');
  });

  it('falls into sentences that stand where they stood, abbreviations whole', () => {
    const text = 'We count bees, e.g. in Spain. It works!\nTry it';
    const parts = sentencesOf(text);
    expect(parts.map((part) => part.text.trim())).toEqual([
      'We count bees, e.g. in Spain.',
      'It works!',
      'Try it',
    ]);
    for (const part of parts) expect(text.slice(part.start, part.end)).toBe(part.text);
  });

  it('has words, of any alphabet', () => {
    expect(wordCount('пчёлы и мёд, 12 kg')).toBe(5);
  });
});

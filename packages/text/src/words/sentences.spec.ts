import { sentencesOf, sentenceSpans } from './sentences.js';

const texts = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

describe('sentences', () => {
  it('end at the signs of Chinese and Japanese, without a space', () => {
    expect(sentenceSpans('こんにちは。網を直します。').map(({ text }) => text)).toEqual([
      'こんにちは。',
      '網を直します。',
    ]);
  });

  it('end at a full stop, also before lower case', () => {
    expect(texts('i asked 12 dentists. 9 said yes! would they pay? some')).toEqual([
      'i asked 12 dentists.',
      '9 said yes!',
      'would they pay?',
      'some',
    ]);
  });

  it('end at a new line; each bullet is a sentence', () => {
    expect(texts('- sensors\n- an app\n\nBoth work.')).toEqual(['- sensors', '- an app', 'Both work.']);
  });

  it.each([
    'We sell to e.g. dentists in Lyon.',
    'Dr. Okafor leads it.',
    'It costs approx. 5 dollars, i.e. little.',
    'We are no. 3 in Finland.',
  ])('do not end at an abbreviation: %s', (text) => expect(texts(text)).toEqual([text]));

  it('have their position in the text', () => {
    const text = '  One here.  Two there. ';
    for (const { text: sentence, start, end } of sentencesOf(text))
      expect(text.slice(start, end)).toBe(sentence);
  });

  it('need a letter; very long ones are cut', () => {
    expect(texts('12.50 / 13. ---')).toEqual([]);
    expect(texts('word '.repeat(400)).every((sentence) => sentence.length <= 600)).toBe(true);
  });
});

describe('splitting a text into sentences', () => {
  it.each([
    [
      'We count bees, e.g. in Spain. It works!\nTry it',
      ['We count bees, e.g. in Spain.', ' It works!\n', 'Try it'],
    ],
    ['No. 3,000 users', ['No.', ' 3,000 users']],
    ['one; two… three', ['one; two…', ' three']],
    ['“It leaks.” They left', ['“It leaks.”', ' They left']],
    ['Really?! 4.5 of 9', ['Really?!', ' 4.5 of 9']],
    ['यह है। वह है।', ['यह है।', ' वह है।']],
    [' \n ', []],
  ])('%j', (text, spans) => {
    expect(sentenceSpans(text).map((span) => span.text)).toEqual(spans);
    for (const { text: written, start, end } of sentenceSpans(text))
      expect(text.slice(start, end)).toBe(written);
  });
});

import { partsOfSpeech } from './parts-of-speech.js';

describe('parts of speech', () => {
  it('are given for each word', () => {
    expect(partsOfSpeech('We sell to small bakeries.')).toEqual([
      { text: 'We', pos: 'PRON' },
      { text: 'sell', pos: 'VERB' },
      { text: 'to', pos: 'ADP' },
      { text: 'small', pos: 'ADJ' },
      { text: 'bakeries', pos: 'NOUN' },
      { text: '.', pos: 'PUNCT' },
    ]);
  });

  it('take bounded time for input that is not text', () => {
    expect(partsOfSpeech('')).toEqual([]);
    expect(partsOfSpeech('a'.repeat(5000)).map(({ text }) => text.length)).toEqual([40]);
  });
});

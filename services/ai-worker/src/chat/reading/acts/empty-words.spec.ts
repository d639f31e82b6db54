import { closingOf, hasNoContent } from './empty-words.js';

describe('a message without content', () => {
  it.each([
    ["I don't have anything more to add", 'finish'],
    ['that would be all from my side', 'finish'],
    ['yes, everything you have is correct', 'yes'],
    ["no, we don't have it", 'none'],
    ['ok, go ahead then', 'yes'],
    ['go ahead then', 'ok'],
    ['please submit it now', 'finish'],
    ['we have kayaks', null],
    ['nothing else like it', null],
    ['is that all?', null],
    ['done', null],
    ['it is 40', null],
    ['just me', null],
  ])('%s: %s', (text, closing) => expect(closingOf(text)).toBe(closing));

  it.each([
    ['nothing more to say about that', true],
    ['just us two', false],
    ['nothing but kayaks', false],
    ['no 7', false],
    ['', false],
    ['no '.repeat(25), false],
  ])('%s has no content: %s', (text, empty) => expect(hasNoContent(text)).toBe(empty));
});

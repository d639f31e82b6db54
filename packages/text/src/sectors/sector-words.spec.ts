import { namesSector, sectorWords } from './sector-words.js';

describe('the specific words of a sector', () => {
  it.each([
    ['Kayak rental platform', ['kayak', 'rental']],
    ['Technology and services', []],
    ['3D knitting', ['knitting']],
    ['Piano tuning, pianos', ['piano', 'tuning']],
  ])('%s', (name, words) => expect(sectorWords(name)).toEqual(words));

  it.each([
    ['We make kayaks and other boats.', 'Kayak', true],
    ['A log for piano-tuning workshops.', 'Piano tuning', true],
    ['Tuning of a piano.', 'Piano tuning', false],
    ['We sell software.', 'Software', false],
    ['Kayaking trips.', 'Kayak', false],
  ])('"%s" names %s: %s', (text, name, named) => expect(namesSector(text, name)).toBe(named));
});

import {
  bounded,
  inPlainWords,
  isEnglishWord,
  isOrdinary,
  isStopWord,
  languageByStopWords,
  singular,
  stem,
} from './plain-words.js';

describe('plain words', () => {
  it.each([
    ['Café-Röstung, Straße!', 'cafe rostung strasse'],
    ["L'atelier d’Anaïs", 'l atelier d anais'],
    ["Nobody's here, don't ask", 'nobodys here dont ask'],
    ['Øresund & Łódź', 'oresund lodz'],
    ['  two\n lines ', 'two lines'],
    ['Mixed', 'mixed'],
    ['¿…?', ''],
  ])('%s is "%s"', (text, words) => expect(inPlainWords(text)).toBe(words));

  it.each([
    ['ferries', 'ferry'],
    ['boxes', 'box'],
    ['churches', 'church'],
    ['lamps', 'lamp'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['basis', 'basis'],
    ['gas', 'gas'],
  ])('the singular of %s is %s', (word, expected) => expect(singular(word)).toBe(expected));

  it('share a stem in all their English forms', () => {
    expect(new Set(['sharpening', 'sharpened', 'sharpener', 'sharpens'].map(stem)).size).toBe(1);
    expect(stem('red')).toBe('red');
  });

  it('are ordinary if they are frequent', () => {
    expect(['house', 'houses', 'because'].every((word) => isOrdinary(word))).toBe(true);
    expect(['gherkin', 'telemetry', 'zxq'].some((word) => isOrdinary(word))).toBe(false);
    expect(['house', 'zxq'].map(isEnglishWord)).toEqual([true, false]);
  });

  it.each([
    ['We mend the boots of people who walk to work.', 'en'],
    ['Wir flicken die Schuhe von Leuten, die zu Fuß gehen.', 'de'],
    ['Nous réparons les chaussures des gens qui marchent.', 'fr'],
    ['Arreglamos las botas de la gente que camina al trabajo.', 'es'],
    ['Nós consertamos as botas das pessoas que não dirigem.', 'pt'],
    ['Ripariamo gli stivali delle persone che non guidano.', 'it'],
    ['Wij herstellen de schoenen van mensen die niet rijden.', 'nl'],
    ['', 'en'],
    ['42 %', 'en'],
  ])('identify their language: %s', (text, language) => expect(languageByStopWords(text)).toBe(language));

  it('are stop words of one language', () => {
    expect(isStopWord('the', 'en')).toBe(true);
    expect(isStopWord('boot', 'en')).toBe(false);
    expect(isStopWord('nicht', 'de')).toBe(true);
    expect(isStopWord('nicht', 'en')).toBe(false);
  });

  it('are cut to a bounded length', () => {
    expect(bounded('a b'.repeat(9000)).length).toBeLessThanOrEqual(5000);
    expect(bounded(`see ${'x'.repeat(300)} end`)).toBe(`see ${'x'.repeat(40)} end`);
  });
});

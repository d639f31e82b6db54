import type { LanguageCode } from '@proofround/text/words/plain-words.js';

import { isAudience, isDenied, isFought, isNotYet, near } from './words.js';

const words = (text: string) => text.split(' ');
/** The sentence with the name in question marked by a star. */
const at = (text: string) => words(text).findIndex((word) => word.endsWith('*'));

describe('the words of a startup', () => {
  it.each([
    ['we help people quit gambling*', true],
    ['an alternative to gambling*', true],
    ['support for gambling* addiction', true],
    ['we run gambling* halls', false],
    ['we stop the noise of halls for gambling*', false],
  ])('fight something: %s is %s', (text, fights) => expect(isFought(words(text), at(text), 1)).toBe(fights));

  it.each([
    ['we do not sell data to bookmakers*', true],
    ['wir verkaufen nicht an bookmakers*', true],
    ['we sell data to bookmakers*', false],
    ['bookmakers* are not the only ones', false],
  ])('deny something: %s is %s', (text, denies) => expect(isDenied(words(text), at(text))).toBe(denies));

  it.each<[string, LanguageCode, boolean]>([
    ['rotas for small bakeries*', 'en', true],
    ['we are two bakeries*', 'en', false],
    ['rented per hectare*', 'en', false],
    ['turni per panifici*', 'it', true],
  ])('name an audience: %s (%s) is %s', (text, language, isFor) =>
    expect(isAudience(words(text), at(text), language)).toBe(isFor),
  );

  it.each([
    ['we will open a lab', true],
    ['approval is still pending', true],
    ['we opened a lab', false],
  ])('plan something: %s is %s', (text, plans) => expect(isNotYet(words(text))).toBe(plans));

  it('are searched only between the given indexes', () => {
    expect(isNotYet(words('we opened a lab and will grow'), 0, 4)).toBe(false);
    expect(near(['a', 'b'], -3, 1, new Set(['a']))).toBe(true);
    expect(near(['a', 'b'], -3, 1, new Set(['b']))).toBe(false);
  });
});

import { inPlainWords } from '../words/plain-words.js';
import { countryNamed } from './places.js';

/** Short names of countries, with their usual spelling. */
const SHORT: Readonly<Record<string, string>> = {
  uk: 'UK',
  usa: 'USA',
  us: 'US',
  'u s': 'US',
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  'great britain': 'Great Britain',
};
const ARTICLE = /^(?:the|die|der|la|le|les|el|los|as?|os?|il|gli|l) (?=\p{L}{3})/u;
const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** The English name of a country that the text names in any of the languages; null if it names none. */
export function countryCalled(text: string): string | null {
  const plainText = inPlainWords(text);
  for (const name of [plainText, plainText.replace(ARTICLE, '')]) {
    const code = countryNamed(name);
    const country = SHORT[name] ?? (code === null ? undefined : english.of(code));
    if (country !== undefined) return country;
  }
  return null;
}

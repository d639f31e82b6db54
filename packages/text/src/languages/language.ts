import { eld } from 'eld/small';

/** The languages that the reader has words for; 'other' is any other. */
const KNOWN = {
  en: 'English',
  es: 'Spanish',
  de: 'German',
  fr: 'French',
  pt: 'Portuguese',
  it: 'Italian',
} as const;
export type Language = (typeof KNOWN)[keyof typeof KNOWN] | 'other';

/** Too little text to tell a language by. */
const LEAST_LETTERS = 40;
/** What is read of a long text: enough to be sure. */
const MOST_CHARACTERS = 2000;

const isKnown = (code: string): code is keyof typeof KNOWN => code in KNOWN;

/** The language of a text; English where there is too little of it to tell. */
export function languageOf(text: string): Language {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return 'English';
  const { language } = eld.detect(text.slice(0, MOST_CHARACTERS));
  return isKnown(language) ? KNOWN[language] : 'other';
}

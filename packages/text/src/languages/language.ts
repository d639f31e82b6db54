import { eld } from 'eld/small';

/** The languages that the readers have vocabulary for. Every other language is 'other'. */
const KNOWN = {
  en: 'English',
  es: 'Spanish',
  de: 'German',
  fr: 'French',
  pt: 'Portuguese',
  it: 'Italian',
} as const;
export type LanguageName = (typeof KNOWN)[keyof typeof KNOWN] | 'other';

/** A text with fewer letters is too short to detect its language. */
const MIN_LETTERS = 40;
/** The detector reads only this many characters of a long text. */
const MAX_CHARACTERS = 2000;

const isKnown = (code: string): code is keyof typeof KNOWN => code in KNOWN;

/** The language of a text as eld detects it; English if the text is too short to tell. */
export function detectedLanguage(text: string): LanguageName {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return 'English';
  const { language } = eld.detect(text.slice(0, MAX_CHARACTERS));
  return isKnown(language) ? KNOWN[language] : 'other';
}

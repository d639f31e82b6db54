import { tidy } from '@proofround/text/words/prose.js';

/** Of a longer word only the beginning is read. */
const LONG_WORD = /\S{300,}/gu;
const BEGINNING = 40;
/** Only this many code units are read. The API's limit counts characters, which may be more code units. */
export const MAX_LENGTH = 6000;

/** Drops invisible characters and long gaps, and shortens very long words, which only cost time. */
export const legible = (message: string): string =>
  tidy(message)
    .slice(0, MAX_LENGTH)
    .replaceAll(LONG_WORD, (run) => run.slice(0, BEGINNING));

/**
 * The beginnings of even-if clauses, in plain words. What such a clause names makes no difference:
 * "even if you fly me to Paris".
 */
const EVEN_IF: readonly (readonly string[])[] = [
  'even if',
  'even when',
  'auch wenn',
  'selbst wenn',
  'meme si',
  'aunque',
  'aun si',
  'mesmo que',
  'mesmo se',
  'ainda que',
  'anche se',
  'ook al',
  'zelfs als',
  'nawet jesli',
  'nawet gdyby',
  'даже если',
].map((phrase) => phrase.split(' '));

const ENDS_CLAUSE = /^[,:()?!]$/;

/** Returns a function that tells, by a word's index, whether the word stands in an even-if clause. */
export function inConcession(words: readonly string[]): (at: number) => boolean {
  const begin = words.findIndex((_, at) =>
    EVEN_IF.some((phrase) => phrase.every((word, index) => words[at + index] === word)),
  );
  if (begin < 0) return () => false;
  const length = words.slice(begin).findIndex((word) => ENDS_CLAUSE.test(word));
  const end = length < 0 ? words.length : begin + length;
  return (at) => at >= begin && at < end;
}

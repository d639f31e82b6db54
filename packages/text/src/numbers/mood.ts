/** Whether a text states something as a fact, plans or guesses it, or denies it. */
export type Mood = 'stated' | 'planned' | 'denied';

const CLAUSE = /[,;:()–—]|\s-\s|\b(?:but|although|however|whereas|pero|aber|mais|mas|ma)\b/g;

const PLANNED =
  /\b(?:will|'ll|would|could|might|should|plan(?:s|ned|ning)?|expect\w*|project(?:ed|ing|ions?)|forecast\w*|aim\w*|hop(?:e|es|ing)|goal|target(?:ing)?|intend\w*|want(?:s)? to|going to|gonna|next (?:year|month|quarter)|by (?:the end|20\d\d|year|month)|within (?:a|one|two|three|\d)|in (?:year|month) \w+|once|if we|if only|eventually|soon|potential(?:ly)?|imagine|suppose|vamos a|queremos|planeamos|esperamos|wollen|planen|werden|moechten|voulons|prevoyons|allons|esperons|queremos|pretendemos|vogliamo|prevediamo)\b/;
const DENIED =
  /\b(?:no|not|none|never|nobody|zero|without|n't|cannot|haven't|hasn't|don't|doesn't|didn't|isn't|aren't|wasn't|sin|ningun\w*|nadie|kein\w*|nicht|niemand|ohne|pas|aucun\w*|sans|personne|nao|nenhum\w*|sem|ninguem|non|nessun\w*|senza)\b/;
/** A negation that affirms what follows: "not only 40 clinics", "no fewer than 12". */
const NOT_DENIED =
  /\b(?:not only|not just|no (?:fewer|less) than|no problem|not to mention|nicht nur|no solo|pas seulement|nao so)\b/g;

/** The mood of the figure or phrase at [start, end), judged by the other words of its clause. */
export function moodAt(text: string, start: number, end: number): Mood {
  const before = text.slice(0, start);
  let from = 0;
  for (const match of before.matchAll(CLAUSE)) {
    // A separator between digits is part of a figure, not the end of a clause.
    if (!/\d/.test(before[match.index - 1] ?? '') || !/\d/.test(before[match.index + 1] ?? ''))
      from = match.index + match[0].length;
  }
  const rest = text.slice(end);
  const stop = rest.search(/[,;:().!?–—]|\s-\s/);
  const behind = rest.slice(0, Math.min(stop < 0 ? rest.length : stop, 60));
  const clause = `${before.slice(from)} ${behind}`.replaceAll(NOT_DENIED, ' ');
  if (DENIED.test(before.slice(from).replaceAll(NOT_DENIED, ' '))) return 'denied';
  return PLANNED.test(clause) ? 'planned' : 'stated';
}

/** The bands of readiness, highest first, and the word of each: one scale for screens and summaries (SCORE-27). */
export const SCORE_BANDS = [
  { from: 75, word: 'Strong' },
  { from: 50, word: 'Promising' },
  { from: 25, word: 'Mixed' },
  { from: 0, word: 'Early' },
] as const;

export type BandWord = (typeof SCORE_BANDS)[number]['word'];

/** The word for a score. It is decided by the whole points that readers see. */
export function bandWord(score: number): BandWord {
  const points = Math.round(score);
  return (SCORE_BANDS.find(({ from }) => points >= from) ?? SCORE_BANDS[3]).word;
}

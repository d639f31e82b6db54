import type { Candidate } from './candidates.js';
import type { JudgedIdeas } from './judged-ideas.js';
import type { Origin } from './origin.js';

/** The mean of all ideas counts for each idea like so many judgements. Few judgements tell little. */
const JUDGEMENTS_OF_MEAN = 3;
/** The tasks of an idea are sound if readers called at most this share of them bad. */
const MOST_BAD = 0.35;

/** Tasks about what the screening found, and about a sentence in which the founder admits something. */
const ALWAYS_SOUND: readonly Origin[] = ['cap', 'admission'];

/** How the tasks of an idea fared with readers (SCORE-42). */
export interface Soundness {
  /** The share of an idea's tasks that readers called broken or generic. */
  readonly badShare: (candidate: Candidate) => number;
  readonly isSound: (candidate: Candidate) => boolean;
}

export function soundnessFrom(judged: JudgedIdeas): Soundness {
  const all = Object.values(judged);
  const sum = (at: 0 | 1) => all.reduce((total, counts) => total + counts[at], 0);
  const mean = sum(0) === 0 ? 0 : sum(1) / sum(0);
  const badShare = ({ idea: { id } }: Candidate): number => {
    const [seen, bad] = judged[id] ?? [0, 0];
    return (bad + JUDGEMENTS_OF_MEAN * mean) / (seen + JUDGEMENTS_OF_MEAN);
  };
  return {
    badShare,
    isSound: (candidate) => ALWAYS_SOUND.includes(candidate.origin) || badShare(candidate) <= MOST_BAD,
  };
}

import type { MatchableInvestor, MatchableStartup } from '@proofround/contracts';

import type { Aspect } from './aspect.js';
import { meaningfulWords } from './words.js';

const WEIGHT = 15;
/** Fewer meaningful words than this are no thesis to compare with. */
const LEAST_WORDS = 3;
/** So many shared words are full overlap: more of the same theme adds nothing. */
const ENOUGH = 3;
/** A word shared with the companies they hold counts less than one of the thesis. */
const COMPANY_SHARE = 0.5;

/** Overlap of meaningful words: thesis and present companies with idea, problem and market. */
export function thesisAspect(startup: MatchableStartup, investor: MatchableInvestor): Aspect {
  const thesis = meaningfulWords([investor.investment_thesis]);
  const companies = meaningfulWords([investor.current_companies]);
  if (thesis.size + companies.size < LEAST_WORDS) {
    return {
      weight: WEIGHT,
      fit: null,
      forFounder: 'Their investment thesis is not known',
      forInvestor: 'You have not stated an investment thesis',
    };
  }
  const offered = meaningfulWords([
    startup.idea_title,
    startup.idea_description,
    startup.problem_statement,
    startup.target_market,
  ]);
  const inThesis = [...thesis].filter(([meaning]) => offered.has(meaning));
  const inCompanies = [...companies].filter(([meaning]) => offered.has(meaning) && !thesis.has(meaning));
  if (inThesis.length + inCompanies.length === 0) {
    // Companies' names alone say too little to hold against anyone.
    if (thesis.size < LEAST_WORDS) {
      return {
        weight: WEIGHT,
        fit: null,
        forFounder: 'Their investment thesis is not known',
        forInvestor: 'You have not stated an investment thesis',
      };
    }
    return {
      weight: WEIGHT,
      fit: 0,
      forFounder: 'Their investment thesis speaks of other things than yours',
      forInvestor: 'Does not touch your investment thesis',
    };
  }
  const fit = Math.min(1, (inThesis.length + COMPANY_SHARE * inCompanies.length) / ENOUGH);
  const shown = (words: readonly (readonly [string, string])[]) =>
    words
      .slice(0, 4)
      .map(([, word]) => word)
      .join(', ');
  const where = inThesis.length > 0 ? 'investment thesis' : 'present companies';
  const words = shown(inThesis.length > 0 ? inThesis : inCompanies);
  return {
    weight: WEIGHT,
    fit,
    forFounder: `Their ${where} and your idea share ${words}`,
    forInvestor: `Touches your ${where}: ${words}`,
  };
}

/**
 * The most that the model may raise a factor above the rubric's value, as a share of the factor's
 * points: one rung (SCORE-13). Lowering is not limited: a founder can answer a doubt, while undue
 * praise harms everyone who trusts the score.
 */
export const BAND = 0.25;
/** BAND in points of 100, as in the prompt. */
export const BAND_POINTS = 100 * BAND;

/** The most that all moves together may raise the overall score, in points. */
export const OVERALL_BAND = 10;

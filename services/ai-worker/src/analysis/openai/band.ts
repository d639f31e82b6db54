/**
 * How far the model may raise a factor above the rubric's value, as a share of the factor's points:
 * one step of the ladder (SCORE-13). Down there is no band: doubt costs nobody but the
 * founder who can answer it, praise costs everyone who trusts the score.
 */
export const BAND = 0.25;
/** The same in points of 100, as the prompt says it. */
export const BAND_POINTS = 100 * BAND;

/** How far all its moves together may raise the overall score, in points. */
export const OVERALL_BAND = 10;

/**
 * How far the model may move a factor from the rubric's value, as a share of the factor's points:
 * one step of the ladder (decisions, section 7).
 */
export const BAND = 0.25;
/** The same in points of 100, as the prompt says it. */
export const BAND_POINTS = 100 * BAND;

/** How far all its moves together may take the overall score, in points. */
export const OVERALL_BAND = 10;

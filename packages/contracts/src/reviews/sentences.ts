export const NOTHING_TO_REVIEW = 'This startup is not held';
export const REVIEW_ASKED = 'You have already asked for a look at this analysis';
export const ALREADY_DECIDED = 'This startup already stands as decided';

export const DEAL_NOT_FOUND = 'Deal not found';
export const DEAL_CLOSED = 'This deal is closed';
export const TERMS_CHANGED = 'The terms have changed. Read them again before you sign.';
export const ALREADY_SIGNED = 'You have already signed these terms';
export const NOTES_FULL = 'A deal can have at most 200 notes';
export const STEP_NOT_FOUND = 'Step not found';

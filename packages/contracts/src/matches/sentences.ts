export const MATCHING_SLOW =
  'Matching takes longer than usual. Your matches will appear as soon as they are ready.';

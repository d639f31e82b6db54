/** What Investor Access gives. */
export const BENEFITS = [
  'Full startup database',
  'Advanced filtering',
  'Direct founder contact',
  'AI-validated startups',
] as const;

/** The same in a sentence. */
export const BENEFITS_IN_WORDS =
  'Investor Access gives you the full startup database, advanced filtering, direct founder contact and AI-validated startups.';

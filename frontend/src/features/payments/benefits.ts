export const BENEFITS = [
  'Full startup database',
  'Advanced filtering',
  'Direct founder contact',
  'AI-validated startups',
] as const;

/** The benefits of Founder Pro over a free account: one for each entitlement that the account gains. */
export const PRO_BENEFITS = [
  'Your analyses go first',
  'Model-led analysis beyond the free number a day',
  'The email addresses of readers who open your gated links',
  'One-pagers without the Proofround mark',
] as const;

/** `BENEFITS` as a sentence. */
export const BENEFITS_IN_WORDS =
  'Investor Access gives you the full startup database, advanced filtering, direct founder contact and AI-validated startups.';

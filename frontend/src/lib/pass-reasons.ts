import type { PassReason } from '../api/generated/work-client';

/** The reasons for a pass, in the order in which they are offered. */
export const REASON_NAMES: Record<PassReason, string> = {
  too_early: 'Too early',
  market: 'Market',
  team: 'Team',
  traction: 'Traction',
  terms: 'Terms',
  outside_thesis: 'Outside thesis',
  other: 'Other',
};

import type { Stage } from '../api/generated/client';
import type { PassReason } from '../api/generated/work-client';

export const STAGE_NAMES: Record<Stage, string> = {
  idea: 'Idea',
  mvp: 'MVP',
  launched: 'Launched',
  growing: 'Growing',
};

export const STAGES: readonly Stage[] = ['idea', 'mvp', 'launched', 'growing'];

export const STAGE_OPTIONS = STAGES.map((value) => ({ value, label: STAGE_NAMES[value] }));

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

/** In place of an address that is empty: it is not verified, or its owner blocked the reader (TALK-13). */
export const noAddressOf = (name: string): string => `${name} has no address that can be shown.`;

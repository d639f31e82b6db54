import type { Stage } from '../api/generated/client';

export const STAGE_NAMES: Record<Stage, string> = {
  idea: 'Idea',
  mvp: 'MVP',
  launched: 'Launched',
  growing: 'Growing',
};

export const STAGES: readonly Stage[] = ['idea', 'mvp', 'launched', 'growing'];

export const STAGE_OPTIONS = STAGES.map((value) => ({ value, label: STAGE_NAMES[value] }));

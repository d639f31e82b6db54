import type { Situation } from '../reading/claim.js';
import { Draft } from '../moves/draft.js';
import { freshState, type InterviewState } from '../state.js';

/** What a message is read against where this slot was asked for last. */
export const aSituation = (
  asking: string | null,
  { profile = 'startup', ...rest }: Partial<InterviewState> = {},
): Situation => new Draft({ ...freshState(profile), turn: 3, asking, ...rest }).situation;

import { Draft } from '../moves/draft.js';
import type { Situation } from '../reading/claim.js';
import { freshState, type InterviewState } from '../state.js';

/** The context for reading a message after the question for a slot. */
export const aSituation = (
  asking: string | null,
  { profile = 'startup', ...rest }: Partial<InterviewState> = {},
): Situation => new Draft({ ...freshState(profile), turn: 3, asking, ...rest }).situation;

import { STAGE_NAMES, STAGES } from '../../lib/stages';

export const STAGE_OPTIONS = STAGES.map((value) => ({ value, label: STAGE_NAMES[value] }));

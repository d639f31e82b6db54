import { IDEA_SLOTS } from './founder-idea.js';
import { TRACTION_SLOTS } from './founder-traction.js';
import type { Slot } from './slot.js';

/** The fields of POST /startups in the order of the questions. */
export const FOUNDER_SLOTS: readonly Slot[] = [...IDEA_SLOTS, ...TRACTION_SLOTS];

import { IDEA_SLOTS } from './founder-idea.js';
import { TRACTION_SLOTS } from './founder-traction.js';
import type { Slot } from './slot.js';

/** What POST /startups takes, in the order in which it is asked for. */
export const FOUNDER_SLOTS: readonly Slot[] = [...IDEA_SLOTS, ...TRACTION_SLOTS];

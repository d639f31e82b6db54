import { CORRECTING_CONVERSATIONS } from './correcting-conversations.js';
import { DIFFICULT_CONVERSATIONS } from './difficult-conversations.js';
import { FOUNDER_CONVERSATIONS } from './founder-conversations.js';
import { INVESTOR_CONVERSATIONS } from './investor-conversations.js';

export const LINES = [
  ...FOUNDER_CONVERSATIONS,
  ...DIFFICULT_CONVERSATIONS,
  ...CORRECTING_CONVERSATIONS,
  ...INVESTOR_CONVERSATIONS,
].flatMap(({ lines }) => lines.map((line) => (typeof line === 'string' ? line : line.user)));

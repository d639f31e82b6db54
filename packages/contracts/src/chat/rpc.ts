import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { chatInput, chatReply } from './schemas.js';

/** One turn of the interview. Errors: not_found for another user's or an ended session. */
export const chatSay = defineRpc('ai-worker.chat.say.v1', {
  access: 'signed-in',
  request: z.object({ actor, body: chatInput }),
  reply: chatReply,
});

/** What the browser may know of the AI: which model or rubric speaks. */
export const aiSettingsGet = defineRpc('ai-worker.settings.get.v1', {
  access: 'internal',
  request: z.object({}),
  reply: z.object({ ai_source: z.string() }),
});

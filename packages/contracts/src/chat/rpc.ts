import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { chatInput, chatReply } from './schemas.js';

export const chatRpc = {
  /** One turn of the interview. Errors: not_found for an ended session or another user's session. */
  say: defineRpc('ai-worker.chat.say.v1', {
    access: 'signed-in',
    request: z.object({ actor, body: chatInput }),
    reply: chatReply,
  }),
};

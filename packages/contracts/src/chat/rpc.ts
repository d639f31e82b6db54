import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { chatInput, chatReply } from './schemas.js';

export const chatRpc = {
  /** One turn of the interview. Errors: not_found for another user's or an ended session. */
  say: defineRpc('ai-worker.chat.say.v1', {
    access: 'signed-in',
    request: z.object({ actor, body: chatInput }),
    reply: chatReply,
  }),
};

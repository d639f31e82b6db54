import { z } from 'zod';

import { id } from '../wire/ids.js';
import { requiredText, TEXT_BOUNDS } from '../wire/text.js';

/** POST /ai-chat (CHAT-1): session_id is null or absent on the first call. */
export const chatInput = z
  .object({
    message: requiredText(TEXT_BOUNDS.long),
    session_id: id.nullish().transform((value) => value ?? null),
  })
  .meta({ id: 'ChatInput' });
export type ChatInput = z.output<typeof chatInput>;

/**
 * The answer. extracted_data holds what is known so far; once is_complete it is a valid body of
 * POST /startups for a startup account, of POST /investor-profile for an investor account.
 */
export const chatReply = z
  .object({
    message: z.string(),
    session_id: id,
    is_complete: z.boolean(),
    extracted_data: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'ChatReply' });
export type ChatReply = z.infer<typeof chatReply>;

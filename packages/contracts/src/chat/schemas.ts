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
 * The interviewer's reply. extracted_data holds the fields known so far. When is_complete is true it
 * is a valid body of POST /startups (startup account) or POST /investor-profile (investor account).
 */
export const chatReply = z
  .object({
    message: z.string(),
    session_id: id,
    is_complete: z.boolean(),
    extracted_data: z.record(z.string(), z.unknown()),
    asking: z
      .string()
      .nullable()
      .describe('The field that the reply asks for; null at the summary and once complete'),
  })
  .meta({ id: 'ChatReply' });
export type ChatReply = z.infer<typeof chatReply>;

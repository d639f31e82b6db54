import { z } from 'zod';

import { defineEvent, type EventData } from '../messaging/event.js';
import { id } from '../wire/ids.js';

/**
 * auth: an account was deleted. Every service deletes or anonymises the user's data and accepts no
 * new data of the user. startups also deletes the readers of shared links with the user's e-mail
 * address. The event does not carry the address, because the stream keeps it for a week after the
 * deletion: `email_mark` recognises it.
 */
export const accountDeleted = defineEvent(
  'account.deleted.v1',
  z.object({
    user_id: id,
    email_mark: z
      .object({ salt: z.string(), hash: z.string() })
      .describe('A random salt, and the SHA-256 in hex of the salt followed by the emailKey.'),
  }),
);
export type EmailMark = EventData<typeof accountDeleted>['email_mark'];

/**
 * auth: a mail about an account is to be sent. notifications reads its content with
 * `accountMails.get` when it sends it. The event contains no address and no link.
 */
export const accountMailRequested = defineEvent('mail.requested.v1', z.object({ mail_id: id, user_id: id }));

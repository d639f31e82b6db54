import { databaseConfig, flag } from '@proofround/service-kit';
import { z } from 'zod';

/** A sender on one line: `Name <user@host>` or `user@host`. */
const sender = z
  .string()
  .regex(/^(?:[^\r\n<>]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/, 'not a sender address');

const milliseconds = z.coerce.number().int().min(10);

export const notificationsConfig = databaseConfig.extend({
  /** The mail server. Without it, mails are written to MAIL_DIR. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('smtp://user:password@host:587 or smtps://…'),
  /** Refuses a server that offers no TLS. */
  SMTP_REQUIRE_TLS: flag.default(false),
  /** The folder for mails without a mail server. Without either, there are no mails. */
  MAIL_DIR: z.string().min(1).optional(),
  MAIL_FROM: sender.default('Proofround <no-reply@proofround.local>'),
  /** The site's public address, for links in mails. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:8080')
    .transform((url) => url.replace(/\/+$/, '')),
  /** Time limit for sending one mail to the SMTP server. */
  MAIL_TIMEOUT_MS: milliseconds.default(20_000),
  /** A mail fails for good after this many attempts. */
  MAIL_ATTEMPTS: z.coerce.number().int().min(1).max(20).default(8),
  /** Pause after the first attempt. Each further pause is three times as long (8 attempts: 9 hours). */
  MAIL_RETRY_MS: milliseconds.default(30_000),
  /** How long a message stays unread before a mail is sent about it. */
  MESSAGE_MAIL_MS: milliseconds.default(600_000),
  /** How many mails a replica sends at a time. */
  MAIL_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(4),
  /** Interval of the search for mails that are due, including those that a crash interrupted. */
  MAIL_SWEEP_MS: milliseconds.default(1000),
});
export type NotificationsConfig = z.output<typeof notificationsConfig>;

import { databaseConfig } from '@proofround/service-kit';
import { z } from 'zod';

/** An address as mail programs show it: `Name <user@host>` or `user@host`, on one line. */
const sender = z
  .string()
  .regex(/^(?:[^\r\n<>]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/, 'not a sender address');

const milliseconds = z.coerce.number().int().min(10);

export const notificationsConfig = databaseConfig.extend({
  /** Where mail goes out; without it notifications stay in the inbox. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('smtp://user:password@host:587 or smtps://…'),
  MAIL_FROM: sender.default('Proofround <no-reply@proofround.local>'),
  /** The site's public address, the base of the links in mails. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:8080')
    .transform((url) => url.replace(/\/+$/, '')),
  /** How long one mail's whole conversation with the SMTP server may take. */
  MAIL_TIMEOUT_MS: milliseconds.default(20_000),
  /** After this many tries a mail has failed. */
  MAIL_ATTEMPTS: z.coerce.number().int().min(1).max(20).default(8),
  /** The pause after the first try; each further one is three times as long (8 tries: 9 hours). */
  MAIL_RETRY_MS: milliseconds.default(30_000),
  /** How many mails a replica sends at a time. */
  MAIL_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(4),
  /** How often to look for mail that is due again or that a crash left behind. */
  MAIL_SWEEP_MS: milliseconds.default(1000),
});
export type NotificationsConfig = z.output<typeof notificationsConfig>;

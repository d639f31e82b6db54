import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  Abandoned,
  CONFIG,
  Loops,
  Transactions,
  WorkTable,
  type RetryPolicy,
  type Verdict,
} from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { Contacts } from '../contacts/contacts.service.js';
import type { NotificationsConfig } from '../config.js';
import { NotificationRow } from '../inbox/notification.entity.js';
import { mails } from '../metrics.js';
import { composeMail } from './compose.js';
import type { MailStatus } from './mail-delivery.entity.js';
import { MailError } from './mail-error.js';
import { mailStates } from './mail-states.js';
import { MAILER, type Mailer } from './mailer.js';

const NO_ADDRESS = 'no address';
const DELETED = 'its notification is deleted';
const AUTH_AWAY = 'The address could not be asked of auth';
const GONE = 'The process that was sending it ended, for the last time';

/** Beside the conversation itself: asking auth for the address, and marking the row. */
const LEASE_MARGIN_MS = 15_000;

const claimed = z.object({ notification_id: z.string(), attempts: z.number() });
type Claimed = z.output<typeof claimed>;

/** When a mail is tried again, and how often. */
export const retryOf = (
  config: Pick<NotificationsConfig, 'MAIL_ATTEMPTS' | 'MAIL_RETRY_MS'>,
): RetryPolicy => ({
  attempts: config.MAIL_ATTEMPTS,
  firstMs: config.MAIL_RETRY_MS,
  factor: 3,
  longestMs: Infinity,
});

/** How tries are counted. */
const COUNTED = { done: 'sent', retried: 'retry', failed: 'failed' };

/** Sends the mails that wait; woken by every commit of this process. */
@Injectable()
export class MailDispatcher {
  private readonly logger = new Logger(MailDispatcher.name);

  constructor(
    private readonly database: DataSource,
    private readonly contacts: Contacts,
    transactions: Transactions,
    @Inject(MAILER) mailer: Mailer | null,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
    loops: Loops,
  ) {
    if (!mailer) return;
    const work = new WorkTable<Claimed>(database, loops, {
      one: 'a mail',
      table: 'mail_deliveries',
      key: 'notification_id',
      row: claimed,
      waiting: mailStates.move('sending', 'pending', 'dispatcher'),
      claimed: mailStates.move('pending', 'sending', 'dispatcher'),
      everyMs: config.MAIL_SWEEP_MS,
      atOnce: config.MAIL_CONCURRENCY,
      leaseMs: config.MAIL_TIMEOUT_MS + LEASE_MARGIN_MS,
      retry: retryOf(config),
      work: (mail, signal) => this.send(mailer, mail, signal),
      judge: (error, mail) => this.judge(error, mail),
      columns: ({ outcome, reason }) => ({
        last_error: reason,
        finished_at: outcome === 'retried' ? null : new Date(),
      }),
      count: ({ outcome }) => mails.inc({ outcome: COUNTED[outcome] }),
    });
    transactions.afterCommit(() => work.wake());
  }

  private async send(mailer: Mailer, { notification_id }: Claimed, cut: AbortSignal): Promise<MailStatus> {
    const said = await this.database.manager.findOneBy(NotificationRow, { id: notification_id });
    if (!said) throw new MailError(DELETED, true);
    const contact = await this.contacts.of(said.user_id).catch((error: unknown) => {
      throw new MailError(AUTH_AWAY, false, { cause: error });
    });
    if (!contact) throw new MailError(NO_ADDRESS, true);
    const signal = AbortSignal.any([AbortSignal.timeout(this.config.MAIL_TIMEOUT_MS), cut]);
    await mailer.send(composeMail(said, contact, this.config.PUBLIC_URL), signal);
    return mailStates.move('sending', 'sent', 'dispatcher');
  }

  private judge(error: unknown, { notification_id }: Claimed): Verdict {
    if (error instanceof MailError) return { reason: error.message, final: error.permanent };
    if (error instanceof Abandoned) return { reason: GONE, final: true };
    this.logger.error({ err: error, notification_id }, 'a mail could not be made');
    return { reason: 'The mail could not be made; the log of its process says why', final: false };
  }
}

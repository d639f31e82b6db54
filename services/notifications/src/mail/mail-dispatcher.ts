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

const UNKNOWN_USER = 'auth does not know the user';
const NOTIFICATION_DELETED = 'The notification is deleted';
const AUTH_UNAVAILABLE = 'auth did not return the e-mail address';
const PROCESS_DIED = 'The process died during the last attempt';

/** Time for reading the address from auth and updating the row. */
const LEASE_MARGIN_MS = 15_000;

const claimed = z.object({ notification_id: z.string(), attempts: z.number() });
type Claimed = z.output<typeof claimed>;

export const retryOf = (
  config: Pick<NotificationsConfig, 'MAIL_ATTEMPTS' | 'MAIL_RETRY_MS'>,
): RetryPolicy => ({
  attempts: config.MAIL_ATTEMPTS,
  firstMs: config.MAIL_RETRY_MS,
  factor: 3,
  longestMs: Infinity,
});

/** Values of the metric's label `outcome`. */
const OUTCOME_LABELS = { done: 'sent', retried: 'retry', failed: 'failed' };

/** Sends pending mails. Every commit of this process wakes it. */
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
      count: ({ outcome }) => mails.inc({ outcome: OUTCOME_LABELS[outcome] }),
    });
    transactions.afterCommit(() => work.wake());
  }

  private async send(
    mailer: Mailer,
    { notification_id }: Claimed,
    stopSignal: AbortSignal,
  ): Promise<MailStatus> {
    const notification = await this.database.manager.findOneBy(NotificationRow, { id: notification_id });
    if (!notification) throw new MailError(NOTIFICATION_DELETED, true);
    const contact = await this.contacts.find(notification.user_id).catch((error: unknown) => {
      throw new MailError(AUTH_UNAVAILABLE, false, { cause: error });
    });
    if (!contact) throw new MailError(UNKNOWN_USER, true);
    const signal = AbortSignal.any([AbortSignal.timeout(this.config.MAIL_TIMEOUT_MS), stopSignal]);
    await mailer.send(composeMail(notification, contact, this.config.PUBLIC_URL), signal);
    return mailStates.move('sending', 'sent', 'dispatcher');
  }

  private judge(error: unknown, { notification_id }: Claimed): Verdict {
    if (error instanceof MailError) return { reason: error.message, final: error.permanent };
    if (error instanceof Abandoned) return { reason: PROCESS_DIED, final: true };
    this.logger.error({ err: error, notification_id }, 'failed to compose or send a mail');
    return { reason: 'An unexpected error; see the log of the process', final: false };
  }
}

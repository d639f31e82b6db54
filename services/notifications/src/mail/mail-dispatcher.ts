import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CONFIG, Transactions } from '@proofround/service-kit';

import { Contacts } from '../contacts/contacts.service.js';
import type { NotificationsConfig } from '../config.js';
import { mails } from '../metrics.js';
import { composeMail } from './compose.js';
import { MailDeliveries, type ClaimedMail } from './mail-deliveries.js';
import { MailError } from './mail-error.js';
import { MAILER, type Mailer } from './mailer.js';

const NO_ADDRESS = 'no address';
const AUTH_AWAY = 'The address could not be asked of auth';

/**
 * Sends what is due: woken by every commit of this process, and by a sweep for what is due again
 * or was left behind. Replicas share the work through the rows' leases.
 */
@Injectable()
export class MailDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailDispatcher.name);
  private readonly running = new Set<Promise<void>>();
  private readonly cut = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(
    private readonly deliveries: MailDeliveries,
    private readonly contacts: Contacts,
    private readonly transactions: Transactions,
    @Inject(MAILER) private readonly mailer: Mailer | null,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  onApplicationBootstrap(): void {
    const { mailer } = this;
    if (!mailer) return;
    this.transactions.afterCommit(() => this.wake(mailer));
    this.timer = setInterval(() => void this.sweep(mailer), this.config.MAIL_SWEEP_MS);
    this.wake(mailer);
  }

  /** Takes on nothing more and finishes the mails in hand; one that hangs is cut and put back. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    const limit = setTimeout(() => this.cut.abort(), this.config.SHUTDOWN_TIMEOUT_MS / 2);
    await Promise.all(this.running);
    clearTimeout(limit);
  }

  /** Lets one more runner look for work, up to the number allowed. */
  private wake(mailer: Mailer): void {
    if (this.stopping || this.running.size >= this.config.MAIL_CONCURRENCY) return;
    const run = this.work(mailer).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'mail could not be taken on; the sweep tries again');
    });
    this.running.add(run);
    void run.finally(() => this.running.delete(run));
  }

  /** Mail after mail, until none is due. Where there is one there may be more: it calls for help. */
  private async work(mailer: Mailer): Promise<void> {
    while (!this.stopping) {
      const mail = await this.deliveries.claim();
      if (!mail) return;
      this.wake(mailer);
      await this.deliver(mailer, mail);
    }
  }

  private async deliver(mailer: Mailer, mail: ClaimedMail): Promise<void> {
    const { notification_id, attempts } = mail;
    try {
      await this.send(mailer, mail);
    } catch (error) {
      const { permanent, message } = this.reasonOf(error, notification_id);
      const again = !permanent && (await this.deliveries.putBack(mail, message));
      if (permanent) await this.deliveries.markFailed(mail, message);
      mails.inc({ outcome: again ? 'retry' : 'failed' });
      if (again) this.logger.warn({ notification_id, attempts, reason: message }, 'a mail is tried again');
      else this.logger.error({ notification_id, attempts, reason: message }, 'a mail failed for good');
      return;
    }
    mails.inc({ outcome: 'sent' });
    await this.deliveries.markSent(mail);
  }

  private async send(mailer: Mailer, mail: ClaimedMail): Promise<void> {
    const contact = await this.contacts.of(mail.user_id).catch((error: unknown) => {
      throw new MailError(AUTH_AWAY, false, { cause: error });
    });
    if (!contact) throw new MailError(NO_ADDRESS, true);
    const signal = AbortSignal.any([AbortSignal.timeout(this.config.MAIL_TIMEOUT_MS), this.cut.signal]);
    await mailer.send(composeMail(mail, contact, this.config.PUBLIC_URL), signal);
  }

  private async sweep(mailer: Mailer): Promise<void> {
    try {
      for (const notification_id of await this.deliveries.failAbandoned()) {
        mails.inc({ outcome: 'failed' });
        this.logger.error({ notification_id }, 'a mail failed for good: its sender ended on the last try');
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'the sweep for abandoned mail failed');
    }
    this.wake(mailer);
  }

  private reasonOf(error: unknown, notification_id: string): MailError {
    if (error instanceof MailError) return error;
    this.logger.error({ err: error, notification_id }, 'a mail could not be made');
    return new MailError('The mail could not be made; the log of its process says why', false);
  }
}

import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  Abandoned,
  CONFIG,
  Loops,
  Postponed,
  type Result,
  type RetryPolicy,
  type RowShape,
  Transactions,
  type Verdict,
  WorkTable,
} from '@proofround/service-kit';
import { DataSource, type EntityManager } from 'typeorm';

import type { NotificationsConfig } from '../config.js';
import { mails } from '../metrics.js';
import { Digests } from './digests.js';
import { MailCaps, type MailTopic } from './mail-caps.js';
import type { MailStatus } from './mail-row.js';
import { dispatcherStates } from './mail-states.js';
import { type Mail, MAILER, type Mailer, MailError } from './mailer.js';

const PROCESS_DIED = 'The process died during the last attempt';
const TOO_MANY = 'The recipient got too many mails in the last hour';

/** Time for reading the content from auth and updating the row. */
const LEASE_MARGIN_MS = 15_000;

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

/** Final states of mails that were not sent. */
const UNSENT: ReadonlySet<string> = new Set(['dropped', 'in_digest']);

/** A mail that is not sent, and why. */
export interface Unwanted {
  readonly dropped: string;
}

interface QueuedMail {
  readonly attempts: number;
  readonly digest_id?: string | null;
}

/** A table of mails to send. A row with `digest_id` is part of that digest. */
export interface MailQueue<Row> {
  readonly topic: MailTopic;
  /** Names one mail in the log. */
  readonly one: string;
  readonly table: string;
  readonly key: keyof Row & string;
  readonly row: RowShape<Row>;
  /** Reads and composes the mail when it is sent. @throws MailError */
  readonly compose: (row: Row) => Promise<Mail | Unwanted>;
}

/** Sends the mails of tables, within the caps of each recipient. */
@Injectable()
export class MailQueues {
  private readonly logger = new Logger(MailQueues.name);
  /** The tables to which a transaction added mails that are due at once. */
  private readonly added = new WeakMap<EntityManager, Set<string>>();

  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly caps: MailCaps,
    private readonly digests: Digests,
    private readonly loops: Loops,
    @Inject(MAILER) private readonly mailer: Mailer | null,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Without a mailer, no mail is sent. */
  open<Row extends QueuedMail>(queue: MailQueue<Row>): void {
    const { mailer, config } = this;
    if (!mailer) return;
    const { one, table, key, row } = queue;
    const work = new WorkTable<Row, MailStatus>(this.database, this.loops, {
      ...{ one, table, key, row },
      states: dispatcherStates,
      everyMs: config.MAIL_SWEEP_MS,
      atOnce: config.MAIL_CONCURRENCY,
      leaseMs: config.MAIL_TIMEOUT_MS + LEASE_MARGIN_MS,
      retry: retryOf(config),
      work: (mail, signal) => this.send(mailer, queue, mail, signal),
      judge: (error, mail) => this.judge(error, mail[key]),
      columns: ({ outcome, reason }) => ({
        last_error: reason,
        finished_at: outcome === 'retried' ? null : new Date(),
      }),
      count: ({ outcome, status }) =>
        mails.inc({ outcome: UNSENT.has(status) ? status : OUTCOME_LABELS[outcome] }),
    });
    this.transactions.afterCommit((tx) => {
      if (this.added.get(tx)?.has(table)) work.wake();
    });
  }

  /** Sends a table's due mails once this transaction is committed. Without it they wait for the next sweep. */
  sendAfter(tx: EntityManager, table: string): void {
    this.added.set(tx, (this.added.get(tx) ?? new Set()).add(table));
  }

  private async send<Row extends QueuedMail>(
    mailer: Mailer,
    { topic, table, key, compose }: MailQueue<Row>,
    row: Row,
    stopSignal: AbortSignal,
  ): Promise<MailStatus | Result<MailStatus>> {
    if (row.digest_id) return IN_DIGEST;
    const mail = await compose(row);
    if ('dropped' in mail) return dropped(mail.dropped);
    const waitMs = await this.caps.take(mail, topic);
    if (waitMs > 0 && topic === 'account' && !mail.isEssential) return dropped(TOO_MANY);
    if (waitMs > 0 && topic === 'notification') {
      if (mail.digestOf === undefined) throw new Postponed(TOO_MANY, waitMs);
      await this.digests.add(mail.digestOf, { table, key, id: String(row[key]) });
      return IN_DIGEST;
    }
    const signal = AbortSignal.any([AbortSignal.timeout(this.config.MAIL_TIMEOUT_MS), stopSignal]);
    await mailer.send(mail, signal);
    return 'sent';
  }

  private judge(error: unknown, id: unknown): Verdict {
    if (error instanceof MailError) return { reason: error.message, final: error.permanent };
    if (error instanceof Abandoned) return { reason: PROCESS_DIED, final: true };
    this.logger.error({ err: error, id }, 'failed to compose or send a mail');
    return { reason: 'An unexpected error; see the log of the process', final: false };
  }
}

const dropped = (reason: string): Result<MailStatus> => ({ status: 'dropped', reason });

const IN_DIGEST: Result<MailStatus> = { status: 'in_digest', reason: TOO_MANY };

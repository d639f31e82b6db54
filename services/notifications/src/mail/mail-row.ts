import { Column } from 'typeorm';

/** Moves by `mailStates`. */
export type MailStatus = 'pending' | 'sending' | 'sent' | 'in_digest' | 'dropped' | 'failed';

/** What a table of mails stores as a status. `gathered` was the word for `in_digest` once. */
export const STORED_STATUS = `"status" IN ('pending', 'sending', 'sent', 'in_digest', 'gathered', 'dropped', 'failed')`;

/** The columns that every table of mails has. */
export abstract class MailRow {
  @Column('text', { default: 'pending' })
  status: MailStatus;

  /** Attempts started. A replica recognises its own attempt by this number. */
  @Column('int', { default: 0 })
  attempts: number;

  /** While pending: the time of the next attempt. While sending: when another replica may take over. */
  abstract next_attempt_at: Date;

  /** The latest error, or why the mail was dropped, without e-mail addresses or the server's own text. */
  @Column('text', { nullable: true })
  last_error: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  /** When it was sent, put into a digest, dropped or failed for good. */
  @Column('timestamptz', { nullable: true })
  finished_at: Date | null;
}

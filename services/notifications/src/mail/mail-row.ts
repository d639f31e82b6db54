import { Column } from 'typeorm';

/** Moves by `mailStates`. */
export type MailStatus = 'pending' | 'sending' | 'sent' | 'gathered' | 'dropped' | 'failed';

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

  /** When it was sent, gathered, dropped or failed for good. */
  @Column('timestamptz', { nullable: true })
  finished_at: Date | null;
}

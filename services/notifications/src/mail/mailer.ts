import type { Contact } from '@proofround/contracts';

/** A mail ready to go. */
export interface Mail {
  /** Stands in the Message-ID, so that a repeat after a crash is recognisable as the same mail. */
  readonly id: string;
  readonly to: Contact;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
}

/** Hands mail to the world. */
export interface Mailer {
  /**
   * Resolves once the mail server has taken the mail over; `signal` ends the conversation.
   * @throws MailError
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** Injection token of the {@link Mailer}; null where no mail is configured. */
export const MAILER = Symbol('MAILER');

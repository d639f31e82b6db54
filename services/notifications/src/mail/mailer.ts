import type { Contact } from '@proofround/contracts';

export interface Mail {
  /** Part of the Message-ID, which is the same when a mail is sent again after a crash. */
  readonly id: string;
  readonly to: Contact;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
}

export interface Mailer {
  /** Resolves once the mail server has accepted the mail. `signal` aborts it. @throws MailError */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** Injection token of the {@link Mailer}, which is null when mail is not configured. */
export const MAILER = Symbol('MAILER');

import type { Contact } from '@proofround/contracts';

export interface RenderedMail {
  readonly text: string;
  readonly html: string;
}

export interface Mail {
  /** Part of the Message-ID, which is the same when a mail is sent again after a crash. */
  readonly id: string;
  readonly to: Contact;
  readonly subject: string;
  /** Writes the plain text and the HTML. Called only for a mail that is sent: a digest contains many instead. */
  readonly render: () => RenderedMail;
  readonly date: Date;
  /** The address of one-click unsubscribing (RFC 8058); absent for mails about the account itself. */
  readonly unsubscribeUrl?: string;
  /** If the cap is reached, this user's digest includes it. */
  readonly digestOf?: string;
  /** It is sent above the cap too, because only with it can the recipient take an account back. */
  readonly isEssential?: boolean;
  /** Nobody has proven yet that the address is theirs: a stranger may have named it. */
  readonly isUnproven?: boolean;
}

export interface Mailer {
  /** Resolves once the mail server has accepted the mail. `signal` aborts it. @throws MailError */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** Injection token of the {@link Mailer}, which is null when mail is not configured. */
export const MAILER = Symbol('MAILER');

/** A mail was not sent. `message` may be stored and logged: it has no e-mail address and no text of the server. */
export class MailError extends Error {
  override readonly name = 'MailError';

  constructor(
    message: string,
    /** True when another attempt cannot succeed. */
    readonly permanent: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

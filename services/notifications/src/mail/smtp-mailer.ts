import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';

import { type Mail, type Mailer, MailError } from './mailer.js';
import { messageOf } from './message.js';

export interface SmtpOptions {
  /** smtp://user:password@host:port, or smtps:// */
  url: string;
  /** Whether a server that offers no STARTTLS gets no mail. */
  requireTls: boolean;
  /** `Name <user@host>` */
  from: string;
  /** Limit for each wait on the server. */
  timeoutMs: number;
}

/** Sends by SMTP. Each mail has its own connection, so that a broken one delays no other mail. */
export class SmtpMailer implements Mailer {
  private readonly transport: Transporter;

  constructor(private readonly options: SmtpOptions) {
    const { url, requireTls, timeoutMs } = options;
    this.transport = createTransport({
      url,
      requireTLS: requireTls,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      socketCloseTimeout: 1000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: Mail, signal: AbortSignal): Promise<void> {
    try {
      await this.transport.sendMail({ ...messageOf(mail, this.options.from), signal });
    } catch (error) {
      throw toMailError(error);
    }
  }
}

const smtpFailure = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
});

/**
 * Keeps only the codes of an SMTP error, because the server's text often contains the address.
 * A 5xx for sender, recipient or message is permanent. A refused log-in or greeting is not: an
 * operator can fix the settings.
 */
export function toMailError(error: unknown): MailError {
  const { code = 'unknown', responseCode, command } = smtpFailure.safeParse(error).data ?? {};
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const permanent = aboutThisMail && (responseCode === undefined || responseCode >= 500);
  const reason = [code, responseCode, command && `at ${command}`].filter(Boolean).join(' ');
  return new MailError(`The mail server did not accept the mail: ${reason}`, permanent, { cause: error });
}

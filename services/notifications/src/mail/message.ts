import type { SendMailOptions } from 'nodemailer';

import type { Mail } from './mailer.js';

/** The message of a mail, for every transport. */
export function messageOf(mail: Mail, from: string): SendMailOptions {
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: mail.to.name, address: mail.to.email },
    subject: mail.subject,
    ...mail.render(),
    date: mail.date,
    messageId: `<${mail.id}@${domain}>`,
    // RFC 3834: prevents out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
  };
}

const unsubscribeHeaders = ({ unsubscribeUrl }: Mail) =>
  unsubscribeUrl === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };

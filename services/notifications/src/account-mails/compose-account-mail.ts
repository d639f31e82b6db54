import type { ReplyOf, rpc } from '@proofround/contracts';

import { composeParts } from '../mail/compose.js';
import type { Mail } from '../mail/mailer.js';
import { ACCOUNT_MAIL_TEXTS } from './texts.js';

type Content = NonNullable<ReplyOf<typeof rpc.accountMails.get>>;

/** Composes a mail about an account. */
export function composeAccountMail(
  head: Pick<Mail, 'id' | 'date'>,
  { to, kind, link, details }: Content,
  publicUrl: string,
): Mail {
  const { subject, paragraphs, action } = ACCOUNT_MAIL_TEXTS[kind](details);
  const linked =
    link === null ? {} : { link: { url: `${publicUrl}${link}`, ...(action && { label: action }) } };
  const mail = composeParts({ ...head, to, subject, paragraphs, ...linked });
  return {
    ...mail,
    isEssential: kind === 'undo_email_change',
    isToStranger: kind === 'verify_email' || kind === 'confirm_new_email',
  };
}

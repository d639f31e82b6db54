import { type AccountMailKind, momentText, type ReplyOf, type rpc } from '@proofround/contracts';

import { composeParts, FOOTER, type LinkBase, unsubscribeLinks } from '../mail/compose.js';
import type { Mail } from '../mail/mailer.js';
import { withoutLinks } from '../text/plain-text.js';

/** The words of a mail about an account, without markup. */
interface AccountMailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The words on the link; absent for a mail without a link. */
  readonly action?: string;
}

type Details = Readonly<Record<string, string>>;

const NOT_YOU =
  'If this was not you, set a new password at once with “Forgot password?” on the sign-in page.';

/** Facts of the mail; a device's name comes from a stranger's browser. */
const fact = (details: Details, name: string, otherwise: string): string =>
  withoutLinks(details[name] ?? '') || otherwise;

const ACCOUNT_MAIL_TEXTS: Readonly<Record<AccountMailKind, (details: Details) => AccountMailText>> = {
  verify_email: () => ({
    subject: 'Please confirm your email address',
    paragraphs: [
      'Welcome to Proofround. Please confirm that this is your email address.',
      'The link works once, for 24 hours. If you did not create an account, ignore this mail: you will get no other.',
    ],
    action: 'Confirm my email address',
  }),
  confirm_new_email: () => ({
    subject: 'Please confirm your new email address',
    paragraphs: [
      'Somebody, probably you, wants to use this email address for a Proofround account.',
      'The link works once, for 24 hours. If it was not you, ignore this mail and nothing changes.',
    ],
    action: 'Use this email address',
  }),
  reset_password: () => ({
    subject: 'Set a new password',
    paragraphs: [
      'You can set a new password for your Proofround account.',
      'The link works once, for 30 minutes. If you did not ask for it, ignore this mail and your password stays as it is.',
    ],
    action: 'Set a new password',
  }),
  undo_email_change: ({ new_email = 'another address' }) => ({
    subject: 'Your email address was changed',
    paragraphs: [
      `Your Proofround account now uses ${new_email} in place of this address.`,
      'If you did this, there is nothing to do. If not, take your account back with the link. It works once, for 72 hours, logs everybody out and sends you a link for a new password.',
    ],
    action: 'Take my account back',
  }),
  password_changed: () => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Proofround account was changed, and other devices were logged out.',
      NOT_YOU,
    ],
  }),
  new_device: (details) => ({
    subject: 'New log-in to your account',
    paragraphs: [
      `Somebody logged in to your Proofround account with ${fact(details, 'device', 'a device')}, which we do not know yet.`,
      `Time: ${details['time'] ? momentText(new Date(details['time'])) : 'not known'}. Network address: ${fact(details, 'address', 'not known')}.`,
      NOT_YOU,
    ],
  }),
  mfa_enabled: () => ({
    subject: 'Two-factor authentication is on',
    paragraphs: [
      'Logging in to your Proofround account now takes a code of your authenticator app.',
      NOT_YOU,
    ],
  }),
  mfa_disabled: () => ({
    subject: 'Two-factor authentication is off',
    paragraphs: ['Logging in to your Proofround account takes only your password again.', NOT_YOU],
  }),
};

/** What the links of the footer do and do not do (NOTE-8). */
const GO_ON = `${FOOTER} Mails about the account itself, like this one, cannot be turned off.`;
const ALL_OTHERS = 'Turn off all other mails';

type Content = NonNullable<ReplyOf<typeof rpc.accountMails.get>>;

export function composeAccountMail(
  head: Pick<Mail, 'id' | 'date'>,
  { to, kind, link, details, is_proven }: Content,
  site: LinkBase,
): Mail {
  const { subject, paragraphs, action } = ACCOUNT_MAIL_TEXTS[kind](details);
  const linked =
    link === null ? {} : { link: { url: `${site.publicUrl}${link}`, ...(action && { label: action }) } };
  const { footer, header } = unsubscribeLinks(site);
  const unsubscribe = { ...footer, label: ALL_OTHERS };
  const mail = composeParts({ ...head, to, subject, paragraphs, ...linked, footer: GO_ON, unsubscribe });
  return {
    ...mail,
    unsubscribeUrl: header,
    isEssential: kind === 'undo_email_change',
    isUnproven: !is_proven,
  };
}

import type { Contact } from '@proofround/contracts';

import { singleLine, withoutLinks } from '../text/plain-text.js';
import type { Mail } from './mailer.js';
import { renderMail, type Unsubscribe } from './template.js';

/** The fields of a notification that its mail contains. */
export interface MailContent {
  id: string;
  title: string;
  body: string;
  link: string | null;
  created_at: Date;
  /** The startups that it lists. */
  items?: readonly DigestItem[];
}

export interface DigestItem {
  readonly title: string;
  readonly link: string | null;
}

interface MailParts {
  readonly id: string;
  readonly date: Date;
  readonly to: Contact;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly { readonly title: string; readonly url: string }[];
  /** The plain text shows the label only if the mail has its own words for the link. */
  readonly link?: { readonly url: string; readonly label?: string };
  /** A sentence below the mail; by default only that the reader has an account. */
  readonly footer?: string;
  readonly unsubscribe?: Omit<Unsubscribe, 'label'> & { readonly label?: string };
}

/** What the links of a mail are made of. */
export interface LinkBase {
  readonly publicUrl: string;
  readonly unsubscribe: string;
}

export const FOOTER = 'You receive this because you have an account at Proofround.';
const NO_MORE = 'No more mails like this one';
const OPEN = 'Open in Proofround';
const DASHBOARD = '/dashboard';
/** A digest names this many notifications and counts the others. */
const DIGEST_ITEMS = 50;

/** Composes a mail as plain text and as HTML. Names are strangers' texts and become no links. */
export function composeParts(parts: MailParts): Mail {
  const { id, date, to, subject, paragraphs, items = [], link, footer = FOOTER, unsubscribe } = parts;
  const name = withoutLinks(to.name);
  const shown = link && { url: link.url, label: link.label ?? OPEN, isLabelled: link.label !== undefined };
  return {
    id,
    to: { name, email: to.email },
    subject,
    render: () =>
      renderMail({
        ...{ subject, name, paragraphs, items, footer },
        ...(shown && { link: shown }),
        ...(unsubscribe && { unsubscribe: { label: NO_MORE, ...unsubscribe } }),
      }),
    date,
  };
}

/** The unsubscribe links: one for a person in the footer, one for mail programs in the header. */
export const unsubscribeLinks = ({ publicUrl, unsubscribe }: LinkBase) => ({
  footer: { url: `${publicUrl}/unsubscribe?token=${unsubscribe}`, settings: `${publicUrl}/account` },
  header: `${publicUrl}/api/unsubscribe/${unsubscribe}`,
});

const linksTo = (items: readonly DigestItem[], { publicUrl }: LinkBase) =>
  items.map(({ title, link }) => ({ title: withoutLinks(title), url: `${publicUrl}${link ?? DASHBOARD}` }));

/** Composes the mail of a notification. */
export function composeMail(content: MailContent, to: Contact, site: LinkBase): Mail {
  const { footer, header } = unsubscribeLinks(site);
  const mail = composeParts({
    id: content.id,
    date: content.created_at,
    to,
    subject: withoutLinks(content.title),
    paragraphs: [singleLine(content.body)],
    items: linksTo(content.items ?? [], site),
    link: { url: `${site.publicUrl}${content.link ?? DASHBOARD}` },
    unsubscribe: footer,
  });
  return { ...mail, unsubscribeUrl: header };
}

/** Composes one mail about the notifications above the recipient's cap. */
export function composeDigest(
  digest: { readonly id: string; readonly created_at: Date; readonly items: readonly DigestItem[] },
  to: Contact,
  site: LinkBase,
): Mail {
  const { footer, header } = unsubscribeLinks(site);
  const count = digest.items.length;
  const named = digest.items.slice(0, DIGEST_ITEMS);
  const others = count - named.length;
  const more =
    others === 0 ? [] : [`These are the newest ${named.length}; ${others} more are in your inbox.`];
  const mail = composeParts({
    id: digest.id,
    date: digest.created_at,
    to,
    subject: count === 1 ? 'One more update on Proofround' : `${count} more updates on Proofround`,
    paragraphs: [
      'A lot happened within an hour, so this mail lists what came after the first mails.',
      ...more,
    ],
    items: linksTo(named, site),
    link: { url: `${site.publicUrl}${DASHBOARD}`, label: 'Open Proofround' },
    unsubscribe: footer,
  });
  return { ...mail, unsubscribeUrl: header };
}

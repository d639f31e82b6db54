import type { Contact } from '@proofround/contracts';

import { plain } from '../text/plain.js';
import type { Mail } from './mailer.js';

/** What a mail says: its notification. */
export interface MailContent {
  id: string;
  title: string;
  body: string;
  link: string | null;
  created_at: Date;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it literally. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The notification as a mail: plain text, and the same as simple HTML. */
export function composeMail(content: MailContent, to: Contact, publicUrl: string): Mail {
  const name = plain(to.name);
  const title = plain(content.title);
  const body = plain(content.body);
  const url = `${publicUrl}${content.link ?? '/dashboard'}`;
  const why = 'You receive this because you have an account at Proofround.';
  return {
    id: content.id,
    to: { name, email: to.email },
    subject: title,
    text: `Hello ${name},\n\n${body}\n\n${url}\n\n${why}\n`,
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      `<title>${escapeHtml(title)}</title></head><body>`,
      `<p>Hello ${escapeHtml(name)},</p>`,
      `<p>${escapeHtml(body)}</p>`,
      `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`,
      `<p><small>${escapeHtml(why)}</small></p>`,
      '</body></html>\n',
    ].join('\n'),
    date: content.created_at,
  };
}

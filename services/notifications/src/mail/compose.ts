import type { Contact } from '@proofround/contracts';

import { singleLine } from '../text/single-line.js';
import type { Mail } from './mailer.js';

/** The fields of a notification that its mail contains. */
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

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Composes the mail of a notification, as plain text and as HTML. */
export function composeMail(content: MailContent, to: Contact, publicUrl: string): Mail {
  const name = singleLine(to.name);
  const title = singleLine(content.title);
  const body = singleLine(content.body);
  const url = `${publicUrl}${content.link ?? '/dashboard'}`;
  const footer = 'You receive this because you have an account at Proofround.';
  return {
    id: content.id,
    to: { name, email: to.email },
    subject: title,
    text: `Hello ${name},\n\n${body}\n\n${url}\n\n${footer}\n`,
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      `<title>${escapeHtml(title)}</title></head><body>`,
      `<p>Hello ${escapeHtml(name)},</p>`,
      `<p>${escapeHtml(body)}</p>`,
      `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`,
      `<p><small>${escapeHtml(footer)}</small></p>`,
      '</body></html>\n',
    ].join('\n'),
    date: content.created_at,
  };
}

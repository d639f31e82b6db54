import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { place } from '../commands/start.js';
import { mailFolder } from '../stack/environment.js';
import { say, UserError } from '../system/output.js';

export const MAIL_USAGE = 'mail last EMAIL';

/** Subject, link and text of a mail that notifications wrote to a file; undefined for a mail to somebody else. */
export function readMail(
  mail: string,
  email: string,
): { subject: string; link: string | undefined; text: string } | undefined {
  const end = mail.search(/\r?\n\r?\n/);
  const head = mail.slice(0, end).replaceAll(/\r?\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const address = /<([^<>]+)>\s*$/.exec(header('To'))?.[1] ?? header('To').trim();
  if (address.toLowerCase() !== email.toLowerCase()) return undefined;
  const text = mail
    .slice(end)
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { subject: header('Subject'), link: /^https?:\/\/\S+$/m.exec(text)?.[0], text };
}

/** Prints the link of the newest mail to an address, on a stack without a mail server. */
export function mail([action, email]: readonly string[]): Promise<void> {
  if (action !== 'last' || !email) throw new UserError(`Usage: ${MAIL_USAGE}`);
  const folder = mailFolder(process.env, place(process.env).dataDir);
  if (folder === undefined) throw new UserError('Mails go to the mail server of SMTP_URL.');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  for (const name of names.sort().reverse()) {
    const found = readMail(readFileSync(join(folder, name), 'utf8'), email);
    if (!found) continue;
    say(found.subject);
    say(found.link ?? 'This mail has no link.');
    return Promise.resolve();
  }
  throw new UserError(`No mail to ${email} is in ${folder}.`);
}

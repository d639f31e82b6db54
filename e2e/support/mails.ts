import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import { readMail } from '@proofround/launcher';

interface Mails {
  /** Where the stack writes mails, if it is not the shared one. */
  folder?: string | undefined;
  /** An older link to wait past. */
  after?: string;
}

type Mail = NonNullable<ReturnType<typeof readMail>>;

/** Waits for a mail to this address with a link of this kind and returns the newest. The stack writes mails to files. */
async function newestLink(
  email: string,
  { folder, after }: Mails,
  linkIn: (mail: Mail) => string | undefined,
): Promise<string> {
  const from = folder ?? process.env['E2E_MAIL_DIR'] ?? '';
  let link: string | undefined;
  await expect(() => {
    const names = readdirSync(from).filter((name) => name.endsWith('.eml'));
    const mails = names.sort().map((name) => readMail(readFileSync(join(from, name), 'utf8'), email));
    link = mails.flatMap((mail) => (mail && linkIn(mail)) ?? []).at(-1);
    expect(link).toBeDefined();
    expect(link).not.toBe(after);
  }).toPass({ timeout: 20_000 });
  return link ?? '';
}

/** The link that a mail asks its reader to open. */
export const linkTo = (email: string, mails: Mails = {}): Promise<string> =>
  newestLink(email, mails, ({ link }) => link);

/** The link that ends mails like the one whose subject contains these words. */
export const unsubscribeLinkTo = (email: string, subject: string): Promise<string> =>
  newestLink(email, {}, (mail) =>
    mail.subject.includes(subject) ? /No more mails like this one: (\S+)/.exec(mail.text)?.[1] : undefined,
  );

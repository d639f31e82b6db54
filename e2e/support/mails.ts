import { expect } from '@playwright/test';
import { linkOf } from '@proofround/launcher';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Mails {
  /** Where the stack writes mails, if it is not the shared one. */
  folder?: string | undefined;
  /** An older link to wait past. */
  after?: string;
}

/** Waits for a mail with a link to this address and returns the newest link. The stack writes mails to files. */
export async function linkTo(email: string, { folder, after }: Mails = {}): Promise<string> {
  const from = folder ?? process.env['E2E_MAIL_DIR'] ?? '';
  let link: string | undefined;
  await expect(() => {
    const names = readdirSync(from).filter((name) => name.endsWith('.eml'));
    const mails = names.sort().map((name) => linkOf(readFileSync(join(from, name), 'utf8'), email));
    link = mails.findLast((mail) => mail?.link !== undefined)?.link;
    expect(link).toBeDefined();
    expect(link).not.toBe(after);
  }).toPass({ timeout: 20_000 });
  return link ?? '';
}

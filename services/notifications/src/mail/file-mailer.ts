import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Mail, Mailer } from './mailer.js';
import { messageOf } from './message.js';

/** The newest mails that are kept. */
const KEPT = 500;

interface FileOptions {
  folder: string;
  /** `Name <user@host>` */
  from: string;
  kept?: number;
}

/** Writes mails to files, for installations without a mail server. Their names sort by time. */
export class FileMailer implements Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(private readonly options: FileOptions) {}

  async send(mail: Mail, signal: AbortSignal): Promise<void> {
    const { folder, from } = this.options;
    // Readable as text, and the same for every text, so that a link can be found in it.
    const message = { ...messageOf(mail, from), textEncoding: 'quoted-printable' as const };
    const { message: bytes } = await this.transport.sendMail(message);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${mail.id}.eml`);
    // A reader never sees half a mail.
    const unfinished = `${path}.part`;
    await writeFile(unfinished, bytes, { mode: 0o600, signal });
    await rename(unfinished, path);
    await this.rotate();
  }

  private async rotate(): Promise<void> {
    const { folder, kept = KEPT } = this.options;
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
    const surplus = names.slice(0, Math.max(0, names.length - kept));
    await Promise.all(surplus.map((name) => rm(join(folder, name), { force: true })));
  }
}

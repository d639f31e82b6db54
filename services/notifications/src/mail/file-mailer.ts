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

/** How many mails are written before the folder is read again, because other processes may write to it. */
const READ_AGAIN_AFTER = 100;

/** Writes mails to files, for installations without a mail server. Their names sort by time. */
export class FileMailer implements Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  /** The files of the folder, the oldest first. */
  private names: string[] = [];
  private written = 0;

  constructor(private readonly options: FileOptions) {}

  async send(mail: Mail, signal: AbortSignal): Promise<void> {
    const { folder, from } = this.options;
    // One encoding for every mail, readable as text, so that `npm run maintain -- mail` finds the link.
    const message = { ...messageOf(mail, from), textEncoding: 'quoted-printable' as const };
    const { message: bytes } = await this.transport.sendMail(message);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
    const path = join(folder, name);
    // A reader never sees half a mail.
    const unfinished = `${path}.part`;
    await writeFile(unfinished, bytes, { mode: 0o600, signal });
    await rename(unfinished, path);
    await this.rotate(name);
  }

  private async rotate(added: string): Promise<void> {
    const { folder, kept = KEPT } = this.options;
    if (this.written++ % READ_AGAIN_AFTER > 0) this.names.push(added);
    else this.names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
    const surplus = this.names.splice(0, Math.max(0, this.names.length - kept));
    await Promise.all(surplus.map((name) => rm(join(folder, name), { force: true })));
  }
}

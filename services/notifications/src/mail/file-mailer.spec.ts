import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readMail } from '@proofround/launcher';
import { v7 as uuid } from 'uuid';

import { composeAccountMail } from '../account-mails/compose-account-mail.js';
import { FileMailer } from './file-mailer.js';

describe('mails without a mail server', () => {
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'proofround-test-mail-'));
  });
  afterEach(() => rmSync(place, { recursive: true, force: true }));

  const aMail = (email = 'ivy@example.com') =>
    composeAccountMail(
      { id: uuid(), date: new Date() },
      {
        to: { name: 'Ivy Chén', email },
        kind: 'verify_email',
        link: `/verify?token=${uuid()}.q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ-_aaaaaaaaa`,
        details: {},
        is_proven: false,
      },
      { publicUrl: 'http://localhost:8080', unsubscribe: 'TOKEN' },
    );
  const signal = new AbortController().signal;

  // rule: ACCOUNT-12
  it('are files that only their owner can read, and the link can be found in them', async () => {
    const folder = join(place, 'mail');
    const mailer = new FileMailer({ folder, from: 'Proofround <hello@proofround.example>' });
    const mail = aMail();
    await mailer.send(mail, signal);
    const [name = ''] = readdirSync(folder);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const written = readFileSync(join(folder, name), 'utf8');
    const link = /http:\S+/.exec(mail.render().text)?.[0];
    const { subject, link: linkInFile, text } = readMail(written, 'IVY@example.com') ?? {};
    expect([subject, linkInFile]).toEqual(['Please confirm your email address', link]);
    expect(text).toMatch(`Confirm my email address:\n${link}`);
    expect(readMail(written, 'somebody@example.com')).toBeUndefined();
  });

  it('are kept up to a number, the newest', async () => {
    const mailer = new FileMailer({ folder: place, from: 'hello@proofround.example', kept: 3 });
    for (const number of [1, 2, 3, 4, 5]) await mailer.send(aMail(`${number}@example.com`), signal);
    const texts = readdirSync(place).map((name) => readFileSync(join(place, name), 'utf8'));
    expect(texts.map((text) => /^To: .*<(\d)@/m.exec(text)?.[1]).toSorted()).toEqual(['3', '4', '5']);
  });
});

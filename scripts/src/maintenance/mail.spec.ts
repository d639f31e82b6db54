import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { mail } from './mail.js';

const LINK =
  'https://proofround.example/verify?token=01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10.q83vEjRWeJCrze8SNFZ4';

/** A mail as notifications writes it: with folded headers, in lines of at most 76 characters. */
function written(to: string, subject: string, text: string): string {
  const body = text.replaceAll('=', '=3D').replaceAll(/[^\n]{72}(?!\n|$)/g, '$&=\n');
  return `From: Proofround\n <no-reply@proofround.local>\nTo: Amara Osei\n <${to}>\nSubject: ${subject}\n\n${body}\n`;
}

// rule: ACCOUNT-12
describe('npm run maintain -- mail last', () => {
  let folder: string;
  let said: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'proofround-mail-'));
    said = '';
    jest.replaceProperty(process, 'env', { DATA_DIR: folder });
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
      said += String(line);
      return true;
    });
    mkdirSync(join(folder, 'mail'));
    const put = (hour: string, ...parts: Parameters<typeof written>) =>
      writeFileSync(join(folder, 'mail', `2026-11-20T${hour}-00-00.000Z-1.eml`), written(...parts));
    put('09', 'amara@example.com', 'An older one', 'https://old.example/');
    put('10', 'amara@example.com', 'Please confirm', `Hello,\n\n${LINK}\n`);
    put('11', 'ivy@example.com', 'Your password was changed', 'No link.');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  it('prints subject and link of the newest mail to the address, whatever its case', async () => {
    await mail(['last', 'Amara@Example.com']);
    expect(said).toBe(`Please confirm\n${LINK}\n`);
  });

  it('says that a mail has no link', async () => {
    await mail(['last', 'ivy@example.com']);
    expect(said).toBe('Your password was changed\nThis mail has no link.\n');
  });

  it('says where it looked, how to call it, and that a mail server has the mails', () => {
    expect(() => mail(['last', 'nobody@example.com'])).toThrow(
      `No mail to nobody@example.com is in ${join(folder, 'mail')}.`,
    );
    expect(() => mail(['last'])).toThrow('Usage: mail last EMAIL');
    process.env['SMTP_URL'] = 'smtp://mail.example';
    expect(() => mail(['last', 'amara@example.com'])).toThrow('Mails go to the mail server of SMTP_URL.');
  });
});

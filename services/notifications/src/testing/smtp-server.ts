import type { AddressInfo } from 'node:net';

import { until } from '@proofround/test-kit';
import { SMTPServer } from 'smtp-server';

/** A received mail, parsed. */
export interface ReceivedMail {
  /** Sender of the SMTP envelope, like `to`. */
  from: string;
  to: string[];
  /** Unfolded values by lower-case name. */
  headers: Map<string, string>;
  text: string;
  html: string;
}

/** A real SMTP server on loopback that stores received mails and can simulate faults. */
export class TestSmtpServer {
  /** Accepted mails. */
  readonly mails: ReceivedMail[] = [];
  /** Number of received messages, including refused ones. */
  offered = 0;
  /** Codes with which it refuses the next messages at the end of DATA. */
  readonly refusals: number[] = [];
  /** Code with which it refuses every recipient. */
  recipientRefusal: number | undefined;
  /** While true, it receives messages and never answers. */
  silent = false;
  private released: Promise<void> | undefined;
  private server: SMTPServer | undefined;
  private port = 0;

  static async start(): Promise<TestSmtpServer> {
    const smtp = new TestSmtpServer();
    await smtp.up();
    return smtp;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Receives messages but answers only after the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.released = new Promise((resolve) => {
      release = () => {
        this.released = undefined;
        resolve();
      };
    });
    return release;
  }

  to(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(address));
  }

  first(address: string): Promise<ReceivedMail> {
    return until(`a mail arrives for ${address}`, () => this.to(address)[0]);
  }

  /** Starts listening; after `down()`, on the same port. */
  async up(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: (_address, _session, callback) => {
        callback(this.recipientRefusal === undefined ? null : refusal(this.recipientRefusal));
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.offered += 1;
          if (this.silent) return;
          void (this.released ?? Promise.resolve()).then(() => {
            const code = this.refusals.shift();
            if (code !== undefined) {
              callback(refusal(code));
              return;
            }
            const { mailFrom, rcptTo } = session.envelope;
            this.mails.push({
              from: mailFrom ? mailFrom.address : '',
              to: rcptTo.map(({ address }) => address),
              ...parseMail(Buffer.concat(chunks).toString('utf8')),
            });
            callback();
          });
        });
      },
    });
    // Some tests make the client disconnect early, which must not crash the server.
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async down(): Promise<void> {
    const { server } = this;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
    this.server = undefined;
  }
}

/** A refusal whose text contains an e-mail address, as real servers send it. */
function refusal(code: number): Error {
  return Object.assign(new Error(`5.1.1 <somebody@example.com> refused`), { responseCode: code });
}

function headersOf(block: string): Map<string, string> {
  const lines = block.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function bodyOf(part: string): string {
  const [head = '', ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const encoding = headersOf(head).get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function parseMail(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const end = raw.indexOf('\r\n\r\n');
  const headers = headersOf(raw.slice(0, end));
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = raw.slice(end).split(`--${boundary}`);
  const of = (type: string) => bodyOf(parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '');
  return { headers, text: of('text/plain').replaceAll('\r\n', '\n'), html: of('text/html') };
}

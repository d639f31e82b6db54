import { until } from '@proofround/test-kit';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire, taken apart. */
export interface ReceivedMail {
  /** Of the envelope. */
  from: string;
  to: string[];
  /** Unfolded; names in lower case. */
  headers: Map<string, string>;
  text: string;
  html: string;
}

/** A real SMTP server on loopback that keeps what it is sent and can be told to misbehave. */
export class TestSmtpServer {
  /** What it has said yes to. */
  readonly mails: ReceivedMail[] = [];
  /** How many messages were offered, refused ones included. */
  offered = 0;
  /** Codes to refuse the next messages with, at the end of DATA. */
  readonly refusals: number[] = [];
  /** A code to refuse every recipient with. */
  recipientRefusal: number | undefined;
  /** Takes messages and never says a word about them. */
  silent = false;
  private gate: Promise<void> | undefined;
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

  /** Takes messages and says nothing about them until the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.gate = new Promise((resolve) => {
      release = () => {
        this.gate = undefined;
        resolve();
      };
    });
    return release;
  }

  /** What this address has received. */
  to(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(address));
  }

  /** Waits for the first mail to an address. */
  first(address: string): Promise<ReceivedMail> {
    return until(`a mail arrives for ${address}`, () => this.to(address)[0]);
  }

  /** Listens, on the same port as before. */
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
          void (this.gate ?? Promise.resolve()).then(() => {
            const code = this.refusals.shift();
            if (code !== undefined) {
              callback(refusal(code));
              return;
            }
            const { mailFrom, rcptTo } = session.envelope;
            this.mails.push({
              from: mailFrom ? mailFrom.address : '',
              to: rcptTo.map(({ address }) => address),
              ...takeApart(Buffer.concat(chunks).toString('utf8')),
            });
            callback();
          });
        });
      },
    });
    // A client that hangs up in the middle is what some tests are about.
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

/** A refusal in the words that servers use: with the address in it. */
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

function takeApart(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const end = raw.indexOf('\r\n\r\n');
  const headers = headersOf(raw.slice(0, end));
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = raw.slice(end).split(`--${boundary}`);
  const of = (type: string) => bodyOf(parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '');
  return { headers, text: of('text/plain').replaceAll('\r\n', '\n'), html: of('text/html') };
}

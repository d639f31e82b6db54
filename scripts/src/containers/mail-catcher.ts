import { createServer as createHttpServer } from 'node:http';
import { createServer, type Socket } from 'node:net';

/**
 * Replaces Mailpit where its image cannot be pulled: accepts every mail by SMTP and lists the mails at
 * Mailpit's path.
 */
const SMTP_PORT = 1025;
const HTTP_PORT = 8025;

interface Mail {
  To: { Address: string }[];
  Subject: string;
}
const mails: Mail[] = [];

const headerOf = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1] ?? '';

/** Serves one SMTP session. */
function talk(socket: Socket): void {
  let waiting = '';
  let recipients: string[] = [];
  let body: string[] | undefined;
  const reply = (text: string) => socket.write(`${text}\r\n`);
  const inMail = (line: string, lines: string[]) => {
    if (line !== '.') {
      lines.push(line.startsWith('..') ? line.slice(1) : line);
      return;
    }
    const subject = headerOf(lines.join('\n'), 'Subject');
    mails.unshift({ To: recipients.map((Address) => ({ Address })), Subject: subject });
    recipients = [];
    body = undefined;
    reply('250 kept');
  };
  const command = (line: string) => {
    const [, verb = '', address = ''] = /^(\S*)[^<]*(?:<([^>]*)>)?/.exec(line) ?? [];
    switch (verb.toUpperCase()) {
      case 'RCPT':
        recipients.push(address);
        reply('250 ok');
        break;
      case 'DATA':
        body = [];
        reply('354 go ahead');
        break;
      case 'QUIT':
        reply('221 bye');
        socket.end();
        break;
      default:
        reply('250 ok');
    }
  };
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    waiting += chunk;
    for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end);
      waiting = waiting.slice(end + 2);
      if (body) inMail(line, body);
      else command(line);
    }
  });
  reply('220 catcher');
}

createServer(talk).listen(SMTP_PORT);
createHttpServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ total: mails.length, messages: mails }));
}).listen(HTTP_PORT);
process.once('SIGTERM', () => process.exit(0));

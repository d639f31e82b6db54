import { existsSync, readFileSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { freePorts } from '../system/ports.js';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Answers of an API: the first request of an address goes to the server, later ones get the same answer. */
export class Recording {
  private readonly answers = new Map<string, Promise<Answer>>();

  constructor(private readonly origin: string) {}

  answerTo({ url = '/', headers: { host: _own, ...headers } }: IncomingMessage): Promise<Answer> {
    const known = this.answers.get(url);
    if (known) return known;
    const answer = new Promise<Answer>((resolve, reject) => {
      const call = request(new URL(url, this.origin), { headers }, (response) => {
        const { statusCode: status = 502, headers: received } = response;
        buffer(response).then((body) => resolve({ status, headers: received, body }), reject);
      });
      call.once('error', reject);
      call.end();
    });
    this.answers.set(url, answer);
    return answer;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

/** A file of the built front end, compressed if the build has compressed it; every other address is the page. */
function sendFile(dist: string, path: string, response: ServerResponse): void {
  const asked = join(dist, path);
  const isFile = asked.startsWith(join(dist, '/')) && existsSync(asked) && statSync(asked).isFile();
  const file = isFile ? asked : join(dist, 'index.html');
  const isCompressed = existsSync(`${file}.br`);
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(readFileSync(isCompressed ? `${file}.br` : file));
}

async function sendAnswer(recording: Recording, asked: IncomingMessage, response: ServerResponse) {
  const { status, headers, body } = await recording.answerTo(asked);
  const { connection: _hop, 'transfer-encoding': _whole, ...kept } = headers;
  response.writeHead(status, kept);
  response.end(body);
}

export interface RecordedServer {
  url: string;
  stop: () => void;
}

/**
 * Serves a built front end with recorded answers of the API, so that two builds differ only in their files.
 * The stream of live events stays open and silent. A request that changes something is accepted and dropped.
 */
export async function serveRecorded(dist: string, recording: Recording): Promise<RecordedServer> {
  const [port = 0] = await freePorts(1);
  const server = createServer((asked, response) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
    if (!pathname.startsWith('/api/')) sendFile(dist, pathname, response);
    else if (asked.method !== 'GET') response.writeHead(204).end();
    else if (pathname === '/api/events')
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    else
      sendAnswer(recording, asked, response).catch((error: unknown) => {
        response.writeHead(502).end(String(error));
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { type IncomingMessage, request } from 'node:http';
import { TextDecoder } from 'node:util';

import { Parser } from 'htmlparser2';

import { codeOf, type Network, Unknown, Unreachable } from './network.js';
import { hostOf, isPublicAddress, webAddress } from './web-address.js';

const MAX_LENGTH = 200;

/** Finds the title of a page in a stream of HTML. */
export class TitleReader {
  private text = '';
  private inside = false;
  /** True once the title is complete or can no longer appear. */
  done = false;

  private readonly parser = new Parser({
    onopentagname: (name) => {
      if (name === 'title') this.inside = true;
      if (name === 'body') this.done = true;
    },
    ontext: (text) => {
      if (this.inside && !this.done && this.text.length < 2 * MAX_LENGTH) this.text += text;
    },
    onclosetag: (name) => {
      if (name === 'title' || name === 'head') this.done = true;
    },
  });

  write(text: string): void {
    if (!this.done) this.parser.write(text);
  }

  /** The title in one line; undefined if the page has none. */
  get title(): string | undefined {
    const line = this.text
      .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
      .trim()
      .slice(0, MAX_LENGTH)
      .trimEnd();
    return line === '' ? undefined : line;
  }
}

export interface Limits {
  /** For all of it: DNS, connections, redirects and bodies. */
  readonly timeMs: number;
  readonly bytes: number;
  readonly redirects: number;
}
export const LIMITS: Limits = { timeMs: 5000, bytes: 1024 * 1024, redirects: 3 };

const HEADER_BYTES = 16 * 1024;
/** At most this many addresses of a name are tried. */
const MAX_ADDRESSES = 4;
const GONE = new Set([404, 410]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** No cookies, credentials or referrer. No compression, so that a small body cannot unpack to a huge one. */
const HEADERS = {
  'user-agent': 'ProofroundLinkCheck/1.0',
  accept: 'text/html,*/*;q=0.5',
  'accept-encoding': 'identity',
};

export interface Page {
  readonly title: string | undefined;
}

/**
 * Opens a page as an anonymous visitor and follows redirects.
 * @throws Unreachable, Unknown
 */
export async function openPage(
  text: string,
  network: Network,
  limits: Limits,
  outer?: AbortSignal,
): Promise<Page> {
  const time = AbortSignal.timeout(limits.timeMs);
  const signal = outer ? AbortSignal.any([time, outer]) : time;
  try {
    let url = webAddress(text);
    for (let hop = 0; hop <= limits.redirects; hop++) {
      if (!url) throw new Unreachable('no public web address');
      const answer = await requestPage(url, network, limits, signal);
      if ('page' in answer) return answer.page;
      url = webAddress(answer.location, url.href);
    }
    throw new Unknown('too many redirects');
  } catch (error) {
    if (error instanceof Unreachable || error instanceof Unknown) throw error;
    throw signal.aborted ? new Unknown('no answer in time') : connectionError(error);
  }
}

type Answer = { readonly page: Page } | { readonly location: string };

/** Makes one request. It checks every address of the name and connects only to these. */
async function requestPage(url: URL, network: Network, limits: Limits, signal: AbortSignal): Promise<Answer> {
  const host = hostOf(url);
  const addresses = await withSignal(network.resolve(host, signal), signal);
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) {
    throw new Unreachable('an address that is not public');
  }
  const response = await get(url, host, addresses.slice(0, MAX_ADDRESSES), network, signal);
  try {
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (REDIRECTS.has(status) && location !== undefined) return { location };
    if (GONE.has(status)) throw new Unreachable(`HTTP ${status}`);
    if (status < 200 || status > 299) throw new Unknown(`HTTP ${status}`);
    return { page: { title: await titleOf(response, limits.bytes) } };
  } finally {
    response.destroy();
  }
}

function get(
  url: URL,
  host: string,
  addresses: readonly string[],
  network: Network,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const clientRequest = request({
      method: 'GET',
      path: `${url.pathname}${url.search}`,
      setHost: false,
      headers: { host: url.host, ...HEADERS },
      maxHeaderSize: HEADER_BYTES,
      signal,
      createConnection: () => network.connect({ host, port: secure ? 443 : 80, secure, addresses }),
    });
    clientRequest.once('response', resolve);
    // An answer that switches to another protocol is not a page.
    clientRequest.once('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Unknown('another protocol'));
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

/** Reads until the title is complete or the byte limit is reached. Only HTML is read. */
async function titleOf(response: IncomingMessage, most: number): Promise<string | undefined> {
  const type = response.headers['content-type'] ?? '';
  const packed = response.headers['content-encoding'] ?? 'identity';
  if (!/^text\/html\b/i.test(type) || packed !== 'identity') return undefined;
  const decoder = decoderOf(type);
  const reader = new TitleReader();
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    reader.write(decoder.decode(chunk, { stream: true }));
    if (reader.done || bytes >= most) break;
  }
  return reader.title;
}

function decoderOf(type: string): TextDecoder {
  const [, charset = 'utf-8'] = /charset="?([\w-]{1,40})/i.exec(type) ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** Maps a connection error: Unknown if the cause may be on our side, otherwise Unreachable. */
function connectionError(error: unknown): Error {
  const code = codeOf(error);
  const ours = ['ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN', 'EMFILE', 'ETIMEDOUT', 'HPE_HEADER_OVERFLOW'];
  return ours.includes(code) ? new Unknown(code) : new Unreachable(code || 'no connection');
}

/** Rejects when the signal aborts, even if the work ignores the signal. */
function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Unknown('no answer in time'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

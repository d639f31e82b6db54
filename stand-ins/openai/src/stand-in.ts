import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

import type { Behaviour } from './behaviour.js';
import { completionOf, errorOf } from './completion.js';
import { type ChatRequest, chatRequest } from './request.js';

export type { ChatRequest } from './request.js';

export interface StandInOptions {
  port?: number;
  /** The delay of each answer. */
  delayMs?: number;
  respond: (request: ChatRequest, attempt: number) => Behaviour;
  /**
   * The refusal of a request with a strict schema; without it, the schema is accepted. Called for each
   * request, so that one stand-in can imitate several servers.
   */
  refuseSchemas?: () => Refusal | undefined;
}

/** The refusal of a server without strict schemas: its status and body. */
export interface Refusal {
  readonly status: number;
  readonly body: unknown;
}

export interface OpenAiStandIn {
  /** For OPENAI_BASE_URL. */
  readonly url: string;
  readonly requests: readonly ChatRequest[];
  /** The same requests, unparsed. */
  readonly bodies: readonly unknown[];
  stop(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Sends the head of an answer and a little of its body. */
function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id": "chatcmpl-');
}

async function act(response: ServerResponse, request: ChatRequest, behaviour: Behaviour): Promise<void> {
  switch (behaviour.kind) {
    case 'hang':
      return;
    case 'stall':
      begin(response);
      return;
    case 'cut':
      if (behaviour.after === 'headers') {
        begin(response);
        await delay(20);
      }
      response.destroy();
      return;
    case 'slow':
      await delay(behaviour.ms, undefined, { ref: false });
      return act(response, request, behaviour.then);
    case 'error': {
      const { status, code, headers } = behaviour;
      send(response, status, errorOf(status, 'The stand-in was told to fail.', code ?? null), headers);
      return;
    }
    case 'raw':
      response.writeHead(200, { 'content-type': behaviour.contentType }).end(behaviour.body);
      return;
    case 'uncounted':
      send(response, 200, { ...completionOf(request, behaviour), usage: behaviour.usage });
      return;
    default:
      send(response, 200, completionOf(request, behaviour));
  }
}

/** Starts the stand-in on loopback. */
export async function startOpenAiStandIn(options: StandInOptions): Promise<OpenAiStandIn> {
  const requests: ChatRequest[] = [];
  const bodies: unknown[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      send(response, 404, errorOf(404, 'Unknown request URL', 'unknown_url'));
      return;
    }
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? '')) {
      send(response, 401, errorOf(401, 'Incorrect API key provided', 'invalid_api_key'));
      return;
    }
    const body = await readBody(request);
    const parsed = chatRequest.safeParse(body);
    if (!parsed.success) {
      send(response, 400, errorOf(400, parsed.error.message));
      return;
    }
    requests.push(parsed.data);
    bodies.push(body);
    const refusal = options.refuseSchemas?.();
    if (refusal && parsed.data.response_format?.type === 'json_schema') {
      send(response, refusal.status, refusal.body);
      return;
    }
    const attempt = requests.length;
    if (options.delayMs) await delay(options.delayMs);
    await act(response, parsed.data, options.respond(parsed.data, attempt));
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    bodies,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/**
 * Stands in for OpenAI at the wire: POST /v1/chat/completions with a JSON schema, over HTTP, for
 * tests and benchmarks. What it answers, how slowly and how badly, is the test's to say.
 */

const chatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  response_format: z
    .object({
      type: z.literal('json_schema'),
      json_schema: z.object({
        name: z.string(),
        strict: z.literal(true),
        schema: z.record(z.string(), z.unknown()),
      }),
    })
    .optional(),
});
export type ChatRequest = z.infer<typeof chatRequest>;

/** What the model does with one request. */
export type Behaviour =
  | { kind: 'answer'; content: string }
  | { kind: 'refuse'; refusal: string }
  | { kind: 'truncate'; content: string }
  | { kind: 'error'; status: number; headers?: Record<string, string> }
  | { kind: 'cut' };

export interface StandInOptions {
  port?: number;
  /** How long each answer takes. */
  delayMs?: number;
  respond: (request: ChatRequest, attempt: number) => Behaviour;
}

export interface OpenAiStandIn {
  /** For OPENAI_BASE_URL. */
  readonly url: string;
  readonly requests: readonly ChatRequest[];
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

function completion(
  request: ChatRequest,
  behaviour: Exclude<Behaviour, { kind: 'error' } | { kind: 'cut' }>,
) {
  const content = behaviour.kind === 'refuse' ? null : behaviour.content;
  const promptTokens = Math.ceil(request.messages.reduce((sum, one) => sum + one.content.length, 0) / 4);
  const completionTokens = Math.ceil((content?.length ?? 20) / 4);
  return {
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content,
          refusal: behaviour.kind === 'refuse' ? behaviour.refusal : null,
        },
        logprobs: null,
        finish_reason: behaviour.kind === 'truncate' ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
  };
}

/** Starts the stand-in on loopback. */
export async function startOpenAiStandIn(options: StandInOptions): Promise<OpenAiStandIn> {
  const requests: ChatRequest[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      send(response, 404, { error: { message: 'Unknown request URL', type: 'invalid_request_error' } });
      return;
    }
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? '')) {
      send(response, 401, {
        error: { message: 'Incorrect API key provided', type: 'invalid_request_error' },
      });
      return;
    }
    const parsed = chatRequest.safeParse(await readBody(request));
    if (!parsed.success) {
      send(response, 400, { error: { message: parsed.error.message, type: 'invalid_request_error' } });
      return;
    }
    requests.push(parsed.data);
    const attempt = requests.length;
    if (options.delayMs) await delay(options.delayMs);
    const behaviour = options.respond(parsed.data, attempt);
    if (behaviour.kind === 'cut') response.destroy();
    else if (behaviour.kind === 'error') {
      send(
        response,
        behaviour.status,
        { error: { message: 'stand-in', type: 'server_error' } },
        behaviour.headers,
      );
    } else send(response, 200, completion(parsed.data, behaviour));
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
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An analysis that agrees with the rubric: valid, modest, moves nothing. */
export const AGREEABLE: Behaviour = {
  kind: 'answer',
  content: JSON.stringify({
    summary: 'The case is described in the founder’s own figures. The market and the team need proof next.',
    strengths: ['The problem is measured in hours.'],
    concerns: ['Nothing is said about who sells.'],
    factors: [],
    tasks: [],
  }),
};

import type { OpenAPIObject } from '@nestjs/swagger';
import {
  type Endpoint,
  errorBody,
  KEY_HOURS,
  NOT_AUTHENTICATED,
  validationError,
} from '@proofround/contracts';
import { UNAVAILABLE } from '@proofround/service-kit';
import { z } from 'zod';

import { BODY_TOO_LARGE, NOT_JSON, SLOW_DOWN } from '../http/errors.js';
import { LIMIT_DETAILS } from '../limits/policies.js';

type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const ERROR_DESCRIPTIONS: Record<number, string> = {
  400: 'Refused',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Not possible in the current state',
  410: 'No longer there',
  413: 'Body too large',
  415: 'Not JSON',
  422: 'Not valid; the reply lists all problems',
  429: 'Too many requests; see Retry-After and RateLimit-Reset',
  503: 'A part of the service is unavailable',
  504: 'Takes too long; the result arrives later',
};

/** Converts zod schemas to OpenAPI 3.0, and named schemas to components. */
class Schemas {
  readonly components: Json = {};

  of(schema: z.ZodType, io: Direction): Json {
    const {
      $schema: _,
      definitions,
      ...root
    } = z.toJSONSchema(schema, {
      target: 'openapi-3.0',
      io,
      unrepresentable: 'any',
      reused: 'inline',
    }) as Json & { definitions?: Json };
    for (const [name, definition] of Object.entries(definitions ?? {})) {
      this.components[name] ??= relocate(definition);
    }
    return relocate(root) as Json;
  }

  /** In OpenAPI 3.0 a reference has no sibling keywords, so a nullable one becomes an `anyOf` with null. */
  tidy<T>(node: T): T {
    return this.tidied(node) as T;
  }

  private tidied(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((element) => this.tidied(element));
    if (typeof node !== 'object' || node === null) return node;
    const result = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, this.tidied(value)]));
    const { allOf } = result;
    const [only] = Array.isArray(allOf) && allOf.length === 1 ? (allOf as Json[]) : [];
    if (!only) return result;
    if (result['nullable'] !== true) return only;
    const { allOf: _, nullable: __, ...rest } = result;
    return { ...rest, anyOf: [only, { type: 'object', nullable: true, enum: [null] }] };
  }
}

const TAGS: Readonly<Record<string, string>> = {
  Accounts: 'Registration, log-in, sessions, passwords, second factor and the current user.',
  Startups: "Founders' startups, their analysis and score history; the investors' browse list.",
  Reports: 'Reports of startups, listings and messages to the admin.',
  Sharing: "Links to a startup's public page, and the startup as a PDF on one page.",
  Tasks: 'The action plan over 7, 30 and 90 days.',
  Interest: 'Views, interest and analytics.',
  'Saved searches': "An investor's searches of the startups, under names.",
  Pipeline: "The investor's board of startups and weights; why investors passed.",
  Investors: 'Investor profiles; they require Investor Access.',
  Matches: 'Matching startups and investors, with reasons for both sides.',
  'AI chat': 'The interviewer, which fills in a profile.',
  Marketplace: 'Startups for sale and offers on them.',
  Deals: 'From an accepted offer to the handover, for its buyer and seller.',
  Payments: 'Subscriptions and their payment through Stripe.',
  Conversations: 'Messages between founders and investors, and between sellers and buyers.',
  Notifications: "The signed-in user's notifications.",
  Admin: 'Figures, lists and moderation for the designated admin.',
  Live: 'Server-Sent Events.',
  Operations: 'Health and settings.',
};

/**
 * Moves references from local definitions to OpenAPI's components. Removes
 * `additionalProperties: false`, so that replies may get new fields.
 */
function relocate(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(relocate);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(key === 'additionalProperties' && value === false))
      .map(([key, value]) =>
        key === '$ref' && typeof value === 'string'
          ? [key, value.replace('#/definitions/', '#/components/schemas/')]
          : [key, relocate(value)],
      ),
  );
}

const inHeader = (name: string, description: string, bounds: Json = {}): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', ...bounds },
});

/** Parameters of paths that are no UUIDs. */
const NOT_UUIDS: ReadonlySet<string> = new Set(['sessionId', 'token']);

function parametersOf(endpoint: Endpoint, schemas: Schemas): Json[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(NOT_UUIDS.has(name ?? '') ? {} : { format: 'uuid' }) },
  }));
  const query = endpoint.query ? schemas.of(endpoint.query, 'input') : {};
  const properties = (query['properties'] ?? {}) as Record<string, Json>;
  const inQuery = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: false,
    ...(description === undefined ? {} : { description }),
    schema,
  }));
  const idempotencyKey = inHeader(
    'Idempotency-Key',
    `The same user, route and key within ${KEY_HOURS} hours gets the first reply again`,
    { maxLength: 255 },
  );
  const ifNoneMatch = inHeader(
    'If-None-Match',
    'The ETag of an earlier reply; the reply is 304 if nothing has changed',
  );
  return [
    ...inPath,
    ...inQuery,
    ...(endpoint.idempotent ? [idempotencyKey] : []),
    ...(endpoint.conditional ? [ifNoneMatch] : []),
  ];
}

function errorsOf(endpoint: Endpoint): Map<number, readonly string[]> {
  const errors = new Map<number, readonly string[]>();
  if (endpoint.access !== 'public') errors.set(401, [NOT_AUTHENTICATED]);
  if (Array.isArray(endpoint.access))
    errors.set(
      403,
      endpoint.access.map(({ detail }) => String(detail)),
    );
  if (endpoint.body) {
    errors.set(413, [BODY_TOO_LARGE]);
    errors.set(415, [NOT_JSON]);
  }
  if (endpoint.body || endpoint.query) errors.set(422, []);
  const work = endpoint.limit === undefined ? SLOW_DOWN : LIMIT_DETAILS[endpoint.limit];
  errors.set(429, [...new Set([SLOW_DOWN, work])]);
  for (const [status, details] of Object.entries(endpoint.errors ?? {})) {
    errors.set(Number(status), [...(errors.get(Number(status)) ?? []), ...details]);
  }
  if (endpoint.name !== 'operations.getHealth') errors.set(503, [UNAVAILABLE]);
  return errors;
}

function responsesOf(endpoint: Endpoint, schemas: Schemas): Json {
  const success: Json = {
    description: endpoint.status === 201 ? 'Created' : endpoint.status === 204 ? 'Done' : 'OK',
  };
  if (endpoint.reply) {
    const content: Json = { schema: schemas.of(endpoint.reply, 'output') };
    if (endpoint.examples?.reply !== undefined) content['example'] = endpoint.examples.reply;
    success['content'] = { 'application/json': content };
  } else if (endpoint.file) {
    success['content'] = { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } };
  } else if (endpoint.name === 'events.follow') {
    success['content'] = { 'text/event-stream': { schema: { type: 'string' } } };
  }
  const headers = [
    ...(endpoint.paged ? [['Link', '<…>; rel="next" if more items follow']] : []),
    ...(endpoint.counted
      ? [
          [
            'Total-Count',
            'The number of items on all pages, or 10000+, in a search 5000+; on the first page, if the query says total=true',
          ],
        ]
      : []),
    ...(endpoint.conditional ? [['ETag', 'Send it as If-None-Match with the next request']] : []),
    ...(endpoint.liveEventId
      ? [['Live-Event-Id', 'Send it as Last-Event-ID to GET /events to receive all newer events']]
      : []),
  ].map(([name, description]) => [name, { description, schema: { type: 'string' } }]);
  if (headers.length > 0) success['headers'] = Object.fromEntries(headers);
  const responses: Json = { [endpoint.status]: success };
  if (endpoint.conditional) responses[304] = { description: 'Not changed since the ETag in If-None-Match' };
  for (const [code, details] of [...errorsOf(endpoint)].toSorted(([a], [b]) => a - b)) {
    const schema = schemas.of(code === 422 ? validationError : errorBody, 'output');
    const [example] = details;
    responses[code] = {
      description: [ERROR_DESCRIPTIONS[code], ...details.map((detail) => `“${detail}”`)]
        .filter(Boolean)
        .join(' · '),
      content: {
        'application/json': { schema, ...(example === undefined ? {} : { example: { detail: example } }) },
      },
    };
  }
  return responses;
}

/** The endpoint's name as an identifier for client generators: `offers.create` becomes `offersCreate`. */
export const operationId = ({ name }: Endpoint): string =>
  name.replace(/\.(\w)/, (_, first: string) => first.toUpperCase());

export function openApiDocument(endpoints: readonly Endpoint[]): OpenAPIObject {
  const schemas = new Schemas();
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const operation: Json = {
      operationId: operationId(endpoint),
      tags: [endpoint.tag],
      summary: endpoint.summary,
      ...(endpoint.description === undefined ? {} : { description: endpoint.description }),
      security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
      parameters: parametersOf(endpoint, schemas),
      responses: responsesOf(endpoint, schemas),
    };
    if (endpoint.raw) {
      operation['requestBody'] = {
        required: true,
        content: {
          'application/json': {
            schema: { type: 'object', description: "An event of Stripe's webhooks" },
          },
        },
      };
    }
    if (endpoint.body) {
      const content: Json = { schema: schemas.of(endpoint.body, 'input') };
      if (endpoint.examples?.body !== undefined) content['example'] = endpoint.examples.body;
      const required = !endpoint.body.safeParse(undefined).success;
      operation['requestBody'] = { required, content: { 'application/json': content } };
    }
    (paths[`/api${endpoint.path}`] ??= {})[endpoint.method.toLowerCase()] = operation;
  }
  return {
    openapi: '3.0.0',
    info: {
      title: 'Proofround API',
      version: '1',
      description:
        'Every error has `detail`: a sentence, or for 422 the list of all problems. Answers carry `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds) of the limit that the caller reaches first.',
      license: { name: 'Proprietary', url: 'https://proofround.example/terms' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name, description: TAGS[name] })),
    paths: schemas.tidy(paths),
    components: {
      schemas: schemas.tidy(schemas.components),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  } as OpenAPIObject;
}

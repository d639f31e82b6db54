import { z } from 'zod';

/** The JSON schema that strict mode accepts: closed objects, every property required. */
const KEYWORDS = new Set([
  'type',
  'properties',
  'required',
  'items',
  'enum',
  'const',
  'anyOf',
  'description',
  'additionalProperties',
  '$ref',
  '$defs',
  'title',
  'minimum',
  'maximum',
  'multipleOf',
  'pattern',
  'format',
  'minItems',
  'maxItems',
]);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The reasons why strict mode would refuse the schema; empty if it would not. */
export function strictProblems(node: unknown, at = 'schema'): string[] {
  if (!isNode(node)) return [`${at} is no schema`];
  const unknown = Object.keys(node).filter((key) => !KEYWORDS.has(key));
  const properties = isNode(node['properties']) ? node['properties'] : {};
  const required: unknown[] = Array.isArray(node['required']) ? node['required'] : [];
  const anyOf: unknown[] = Array.isArray(node['anyOf']) ? node['anyOf'] : [];
  return [
    ...unknown.map((key) => `${at}: '${key}' is not permitted`),
    ...(node['type'] === 'object' && node['additionalProperties'] !== false
      ? [`${at}: 'additionalProperties' is required to be supplied and to be false`]
      : []),
    ...Object.keys(properties)
      .filter((name) => !required.includes(name))
      .map((name) => `${at}: 'required' must include every key in properties; missing '${name}'`),
    ...Object.entries(properties).flatMap(([name, one]) => strictProblems(one, `${at}.${name}`)),
    ...(node['items'] === undefined ? [] : strictProblems(node['items'], `${at}[]`)),
    ...anyOf.flatMap((one) => strictProblems(one, at)),
  ];
}

/** The answer must match a schema. */
const strictFormat = z.object({
  type: z.literal('json_schema'),
  json_schema: z.object({
    name: z.string().regex(/^[\w-]{1,64}$/),
    strict: z.literal(true),
    schema: z
      .record(z.string(), z.unknown())
      .refine((schema) => schema['type'] === 'object', 'The root must be an object')
      .superRefine((schema, context) => {
        for (const message of strictProblems(schema)) context.addIssue({ code: 'custom', message });
      }),
  }),
});

/** The answer is any JSON. */
const jsonFormat = z.object({ type: z.literal('json_object') });

/** The fields of a request that we read; a request that the provider would refuse is refused. */
export const chatRequest = z
  .object({
    model: z.string().min(1),
    messages: z
      .array(z.object({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: z.string() }))
      .min(1),
    max_completion_tokens: z.number().int().min(1).nullish(),
    max_tokens: z.number().int().min(1).nullish(),
    response_format: z.discriminatedUnion('type', [strictFormat, jsonFormat]).optional(),
  })
  .refine(
    ({ messages, response_format }) =>
      response_format?.type !== 'json_object' || messages.some(({ content }) => /json/i.test(content)),
    "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
  );
export type ChatRequest = z.infer<typeof chatRequest>;

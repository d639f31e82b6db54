import { type EventType, LIVE_EVENTS } from '@proofround/contracts';
import { z } from 'zod';

import { MESSAGE_RIGHTS, type MessageRights, PROCESS_NAMES } from '../stack/permissions.js';
import type { Source } from './rules.js';

const jsonSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
  /** The items of a tuple, which has no others. */
  get prefixItems() {
    return z.array(jsonSchema).optional();
  },
  get items() {
    return z.union([jsonSchema, z.literal(false)]).optional();
  },
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  required: z.array(z.string()).default([]),
});
type JsonSchema = z.output<typeof jsonSchema>;

/** A schema with its named parts inlined. */
function schemaOf(schema: z.ZodType): JsonSchema {
  const { $defs: definitions, ...root } = z
    .object({ $defs: z.record(z.string(), z.unknown()).default({}) })
    .loose()
    .parse(z.toJSONSchema(schema, { io: 'output' }));
  const withoutReferences = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withoutReferences);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value && typeof value.$ref === 'string') {
      return withoutReferences(definitions[value.$ref.replace('#/$defs/', '')]);
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutReferences(part)]));
  };
  return jsonSchema.parse(withoutReferences(root));
}

/** A type in a word or two: `uuid`, `number`, `accepted | rejected`, `list of object`. */
function typeOf(schema: JsonSchema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  return schema.format ?? [schema.type ?? 'any'].flat().join(' | ');
}

function fieldsOf(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(fieldsOf).join('; or ');
  const fields = Object.entries(schema.properties ?? {});
  return fields.map(([name, type]) => `\`${name}\` ${typeOf(type)}`).join(', ');
}

const DEFINITION = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+ = defineEvent\(\s*'([^']+)'/g;

/** The comment above each event of the contracts, without its publisher. */
export function commentsOf(contracts: readonly Source[]): Map<string, string> {
  const comments = contracts.flatMap(({ text }) =>
    [...text.matchAll(DEFINITION)].map(([, comment = '', name = '']): [string, string] => [
      name,
      comment
        .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
        .trim()
        .replace(/^[\w-]+: (.)/, (_, first: string) => first.toUpperCase()),
    ]),
  );
  return new Map(comments);
}

const rightsOf = (name: (typeof PROCESS_NAMES)[number]): MessageRights => MESSAGE_RIGHTS[name];
const processesWith = (isAllowed: (rights: MessageRights) => boolean): string =>
  PROCESS_NAMES.filter((name) => isAllowed(rightsOf(name))).join(', ') || 'nobody';

function section(event: EventType, comment: string | undefined): string {
  if (comment === undefined)
    throw new Error(`The event ${event.name} needs a comment in packages/contracts.`);
  return `## ${event.name}

${comment}

- Published by: ${processesWith(({ publishes }) => publishes.includes(event))}
- Consumed by: ${processesWith(({ consumes }) => consumes.includes(event))}
- Data: ${fieldsOf(schemaOf(event.data))}
`;
}

/** docs/events.md: every event of the contracts, with its publishers and consumers. */
export function eventCatalogue(contracts: readonly Source[]): string {
  const comments = commentsOf(contracts);
  const events = [...new Set(PROCESS_NAMES.flatMap((name) => [...rightsOf(name).publishes]))];
  const sections = events
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((event) => section(event, comments.get(event.name)));
  const live = Object.entries(LIVE_EVENTS).map(
    ([name, data]) => `- \`${name}\`: ${fieldsOf(schemaOf(data))}`,
  );
  return `# Events

<!-- Made by \`npm run docs\` from packages/contracts and scripts/src/stack/permissions.ts; do not edit. -->

Each event is a fact on the stream \`DOMAIN_EVENTS\`, on the subject \`events.<name>\`. [architecture.md](architecture.md) says how they travel, and [how-to/add-an-event.md](how-to/add-an-event.md) how to add one.

${sections.join('\n')}
## Live events

What \`GET /api/events\` pushes to a user's browser, on the stream \`LIVE\` (rules LIVE-1 to LIVE-8 of [product/live.md](product/live.md)). Sent by: ${processesWith(({ live: part }) => part === 'sends')}. Read by: ${processesWith(({ live: part }) => part === 'reads')}.

${live.join('\n')}
`;
}

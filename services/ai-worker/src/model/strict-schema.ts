import { z } from 'zod';

/** What strict schemas take of JSON schema; bounds and formats are enforced when parsing. */
const KEPT = new Set([
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
]);
/** Only bounds of what parsing checks again: to leave them out loses nothing. */
const BOUNDS = new Set([
  '$schema',
  'id',
  'title',
  'default',
  'examples',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'contentEncoding',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
]);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const known = new WeakMap<z.ZodType, Node>();

/**
 * The JSON schema of an answer as OpenAI's strict mode takes it: objects closed, every property
 * required, no keywords that it does not know.
 * @throws Error for what strict mode cannot say (optional properties, records, a root that is no
 * object): a mistake in our own schema, which a test of each job finds.
 */
export function strictSchema(answer: z.ZodType): Node {
  const before = known.get(answer);
  if (before) return before;
  const root = strict(z.toJSONSchema(answer, { io: 'input', reused: 'inline' }), 'answer');
  if (root['type'] !== 'object') throw new Error('A strict schema has an object at its root');
  known.set(answer, root);
  return root;
}

function strict(node: unknown, at: string): Node {
  if (!isNode(node)) throw new Error(`${at}: strict mode takes no schema that is just true or false`);
  const result: Node = {};
  for (const [key, value] of Object.entries(node)) {
    if (BOUNDS.has(key)) continue;
    // A discriminated union: as its branches exclude each other, any of them is one of them.
    const name = key === 'oneOf' ? 'anyOf' : key;
    if (!KEPT.has(name)) throw new Error(`${at}: strict mode does not know ${key}`);
    result[name] = valueOf(name, value, at);
  }
  if (!['type', 'anyOf', 'enum', 'const', '$ref'].some((key) => key in result)) {
    throw new Error(`${at}: strict mode wants to know what it is`);
  }
  if (result['type'] !== 'object') return result;
  const properties = Object.keys(isNode(result['properties']) ? result['properties'] : {});
  const required: unknown[] = Array.isArray(result['required']) ? result['required'] : [];
  const optional = properties.filter((name) => !required.includes(name));
  if (optional.length > 0) throw new Error(`${at}: ${optional.join(', ')} must be required (or nullable)`);
  if (properties.length === 0) throw new Error(`${at}: an object needs properties that are known`);
  return { ...result, required: properties, additionalProperties: false };
}

function valueOf(key: string, value: unknown, at: string): unknown {
  if (key === 'items') return strict(value, `${at}[]`);
  if (key === 'anyOf' && Array.isArray(value)) return value.map((one) => strict(one, at));
  if ((key === 'properties' || key === '$defs') && isNode(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, strict(one, `${at}.${name}`)]),
    );
  }
  return value;
}

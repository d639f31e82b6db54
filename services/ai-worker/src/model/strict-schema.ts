import { zodResponseFormat } from 'openai/helpers/zod';
import { z } from 'zod';

const jsonSchema = z.record(z.string(), z.unknown());
type JsonSchema = z.infer<typeof jsonSchema>;

/** Keywords of the SDK's helper that strict mode refuses; parsing the answer enforces the bounds. */
const REFUSED = new Set(['$schema', 'minLength', 'maxLength']);

const known = new WeakMap<z.ZodType, JsonSchema>();

/**
 * The JSON schema of an answer for OpenAI's strict mode.
 * @throws Error for schemas that strict mode does not support (optional properties, records, a root
 * that is no object).
 */
export function strictSchema(answer: z.ZodType): JsonSchema {
  const before = known.get(answer);
  if (before) return before;
  const { schema } = zodResponseFormat(answer, 'answer').json_schema;
  const isRefused = (key: string, value: unknown) => REFUSED.has(key) && typeof value !== 'object';
  const accepted = jsonSchema.parse(
    JSON.parse(JSON.stringify(schema, (key, value: unknown) => (isRefused(key, value) ? undefined : value))),
  );
  known.set(answer, accepted);
  return accepted;
}

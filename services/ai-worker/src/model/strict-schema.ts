import { zodResponseFormat } from 'openai/helpers/zod';
import { z } from 'zod';

const jsonSchema = z.record(z.string(), z.unknown());
type JsonSchema = z.infer<typeof jsonSchema>;

/** The SDK's helper writes these, and strict mode refuses them. Parsing the answer enforces the bounds. */
const REFUSED = new Set(['$schema', 'minLength', 'maxLength']);

const known = new WeakMap<z.ZodType, JsonSchema>();

/**
 * The JSON schema of an answer as OpenAI's strict mode takes it.
 * @throws Error for what strict mode cannot say (optional properties, records, a root that is no
 * object): a mistake in our own schema, which a test of each job finds.
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

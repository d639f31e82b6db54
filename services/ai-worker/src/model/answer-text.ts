import type { z } from 'zod';

import { AttemptFailed } from './attempts.js';

const MAX_PROBLEMS = 10;
const MAX_PROBLEMS_LENGTH = 2000;

/** The enforced format of the answer: a strict schema, or any JSON. */
export type ResponseFormat = 'json_schema' | 'json_object';

/** An answer that is no JSON or does not fit the schema. Its text goes back to the model, never to a log. */
export class Misfit extends AttemptFailed {
  constructor(
    detail: string,
    readonly text: string,
    readonly problems: string,
  ) {
    super('unusable', detail, { retryable: false, mayCost: true });
  }
}

/** The JSON object without a surrounding code fence or preamble, which some servers let through. */
function jsonObjectIn(text: string): string {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  return from === -1 || to < from ? text : text.slice(from, to + 1);
}

/** Parses the model's answer. @throws Misfit */
export function readAnswer<Answer extends z.ZodType>(
  answer: Answer,
  text: string,
  format: ResponseFormat,
): { value: z.output<Answer>; raw: unknown } {
  let raw: unknown;
  try {
    raw = JSON.parse(format === 'json_object' ? jsonObjectIn(text) : text);
  } catch {
    throw new Misfit('the answer is no JSON', text, 'it is no JSON');
  }
  const parsed = answer.safeParse(raw);
  if (parsed.success) return { value: parsed.data, raw };
  const problems = parsed.error.issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => `${path.map(String).join('.') || 'the object'}: ${message}`)
    .join('; ');
  throw new Misfit('the answer does not fit', text, problems.slice(0, MAX_PROBLEMS_LENGTH));
}

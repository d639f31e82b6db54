import { z } from 'zod';

import { storage } from './storage';

/** What was kept as this text, where it is still of this form; undefined otherwise. */
export function parseKept<Kept>(text: string | null, form: z.ZodType<Kept>): Kept | undefined {
  try {
    return form.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** What is kept under a key, where it is there and still of this form; undefined otherwise. */
export const loadKept = <Kept>(key: string, form: z.ZodType<Kept>): Kept | undefined =>
  parseKept(storage.get(key), form);

/** The last try to send a form: its body, and the Idempotency-Key that it went under. */
export const submission = z.object({ body: z.string(), key: z.string() }).optional();
export type Submission = z.infer<typeof submission>;

/** The same content is the same submission, however often it is tried. */
export function submissionOf(body: unknown, last: Submission): NonNullable<Submission> {
  const text = JSON.stringify(body);
  return last?.body === text ? last : { body: text, key: crypto.randomUUID() };
}

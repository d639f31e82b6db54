import type { z } from 'zod';

/**
 * Refuses a value with a sentence for a person, under a stable name for a program. What was given
 * stays out of it: a password is never in an answer or a log.
 */
export function complain(ctx: { issues: z.core.$ZodRawIssue[] }, type: string, message: string): void {
  ctx.issues.push({ code: 'custom', input: undefined, params: { type }, message });
}

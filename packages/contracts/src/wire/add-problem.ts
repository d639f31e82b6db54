import type { z } from 'zod';

/**
 * Adds a problem with a message for people and a stable type for programs. It leaves out the input,
 * so that a password never appears in a reply or a log.
 */
export function addProblem(ctx: { issues: z.core.$ZodRawIssue[] }, type: string, message: string): void {
  ctx.issues.push({ code: 'custom', input: undefined, params: { type }, message });
}

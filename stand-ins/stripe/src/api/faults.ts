import { z } from 'zod';

const shared = {
  /** The number of affected calls; default 1. */
  times: z.number().int().min(1).max(1000).default(1),
  /** The affected calls: this method, and paths with this prefix. Default: all. */
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  path: z.string().max(200).optional(),
};

/**
 * A fault for the next calls of the API.
 * - `status`: answers with this status and does nothing.
 * - `hang`: never answers and does nothing.
 * - `lose-answer`: does the work, but the connection breaks before the answer.
 * - `delay`: answers normally, `ms` milliseconds late.
 */
export const fault = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: z.number().int().min(400).max(599), ...shared }),
  z.strictObject({ kind: z.literal('hang'), ...shared }),
  z.strictObject({ kind: z.literal('lose-answer'), ...shared }),
  z.strictObject({ kind: z.literal('delay'), ms: z.number().int().min(1).max(600_000), ...shared }),
]);
export type Fault = z.input<typeof fault>;

/** The pending faults, each with its remaining number of calls. */
export class Faults {
  private waiting: z.output<typeof fault>[] = [];

  add(next: Fault): void {
    this.waiting.push(fault.parse(next));
  }

  clear(): void {
    this.waiting = [];
  }

  /** The fault for this call: the oldest matching one, whose count decreases by one. */
  take(method: string, path: string): z.output<typeof fault> | undefined {
    const found = this.waiting.find(
      (one) => (one.method ?? method) === method && path.startsWith(one.path ?? ''),
    );
    if (!found) return undefined;
    found.times -= 1;
    this.waiting = this.waiting.filter((one) => one.times > 0);
    return found;
  }
}

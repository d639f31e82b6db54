import { z } from 'zod';

const shared = {
  /** How many calls it meets; 1 where nothing is said. */
  times: z.number().int().min(1).max(1000).default(1),
  /** Which calls: of this method, and of paths that begin so. All where nothing is said. */
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  path: z.string().max(200).optional(),
};

/**
 * A disturbance of the next calls of the API.
 * - `status`: answered with this status and done nothing.
 * - `hang`: never answered, and nothing done.
 * - `lose-answer`: done, but the connection breaks before the answer.
 * - `delay`: answered as ever, `ms` milliseconds late.
 */
export const fault = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: z.number().int().min(400).max(599), ...shared }),
  z.strictObject({ kind: z.literal('hang'), ...shared }),
  z.strictObject({ kind: z.literal('lose-answer'), ...shared }),
  z.strictObject({ kind: z.literal('delay'), ms: z.number().int().min(1).max(600_000), ...shared }),
]);
export type Fault = z.input<typeof fault>;

/** The disturbances that are still to come, each for so many calls. */
export class Faults {
  private waiting: z.output<typeof fault>[] = [];

  add(next: Fault): void {
    this.waiting.push(fault.parse(next));
  }

  clear(): void {
    this.waiting = [];
  }

  /** What meets this call, if anything: the oldest that fits it, which is then used up by one. */
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

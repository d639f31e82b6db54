import { z } from 'zod';

import type { LedgerEntry, Startup, StartupPatch } from '../../api/generated/client';

/** A line of the ledger before an edit, as far as the comparison needs it. */
const earlierLine = z.object({ factor: z.string(), rung: z.string(), evidence: z.string().nullable() });
export type EarlierLine = z.infer<typeof earlierLine>;

/** What the edit page tells the analytics page. */
export const afterEdit = z.object({
  /** The time of the score before the edit; null if there was none. */
  scoredBefore: z.string().nullable(),
  ledgerBefore: z.array(earlierLine).default([]),
  /** The fields that the edit changed. */
  fields: z.array(z.string()).default([]),
  /** The factor of the task that the edit answers. */
  taskFactor: z.string().nullable().default(null),
});
export type AfterEdit = z.infer<typeof afterEdit>;

const isTold = ({ dimension }: LedgerEntry) => dimension !== 'risk' && dimension !== 'cap';

/** The state for the analytics page: what was scored before, and what the edit changed. */
export function editState(
  startup: Startup | undefined,
  patch: StartupPatch,
  taskFactor: string | undefined,
): AfterEdit {
  const before = new Map<string, unknown>(Object.entries(startup ?? {}));
  return {
    scoredBefore: startup?.analysis?.generated_at ?? null,
    ledgerBefore: (startup?.analysis?.ledger ?? [])
      .filter(isTold)
      .map(({ factor, rung, evidence }) => ({ factor, rung, evidence })),
    fields: Object.entries(patch)
      .filter(([field, value]) => (before.get(field) ?? null) !== (value ?? null))
      .map(([field]) => field),
    taskFactor: taskFactor ?? null,
  };
}

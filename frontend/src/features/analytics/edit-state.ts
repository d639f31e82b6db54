import type { LedgerEntry, Startup, StartupPatch } from '../../api/generated/client';
import type { AfterEdit } from './use-edited-runs';

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

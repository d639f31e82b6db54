import { useLocation } from 'react-router';
import { z } from 'zod';

import { useStartupsListScoresQuery } from './api';

/** A line of the ledger before an edit, as far as the comparison needs it. */
const earlierLine = z.object({ factor: z.string(), rung: z.string(), evidence: z.string().nullable() });

/** What the edit page tells the analytics page. */
const afterEdit = z.object({
  /** The time of the score before the edit; null if there was none. */
  scoredBefore: z.string().nullable(),
  ledgerBefore: z.array(earlierLine).default([]),
  /** The fields that the edit changed. */
  fields: z.array(z.string()).default([]),
  /** The factor of the task that the edit answers. */
  taskFactor: z.string().nullable().default(null),
});
export type AfterEdit = z.infer<typeof afterEdit>;

/** The runs before and after an edit with what the edit changed, once the new analysis is loaded. */
export function useEditedRuns(startupId: string) {
  const edit = afterEdit.safeParse(useLocation().state);
  const { data: scores } = useStartupsListScoresQuery({ id: startupId }, { skip: !edit.success });
  const [run, before] = scores ?? [];
  if (!edit.success || !run || !before || run.generated_at === edit.data.scoredBefore) return undefined;
  return { run, before, edit: edit.data };
}

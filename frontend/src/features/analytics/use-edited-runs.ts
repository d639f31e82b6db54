import { useLocation } from 'react-router';
import { z } from 'zod';

import { useStartupsListScoresQuery } from './api';

/** Set by the edit page: the time of the score before the edit; null if there was none. */
const afterEdit = z.object({ scoredBefore: z.string().nullable() });

/** The runs before and after an edit, once the new analysis is loaded. */
export function useEditedRuns(startupId: string) {
  const edit = afterEdit.safeParse(useLocation().state);
  const { data: scores } = useStartupsListScoresQuery({ id: startupId }, { skip: !edit.success });
  const [run, before] = scores ?? [];
  if (!edit.success || !run || !before || run.generated_at === edit.data.scoredBefore) return undefined;
  return { run, before };
}

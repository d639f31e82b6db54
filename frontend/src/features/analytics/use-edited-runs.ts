import { useLocation } from 'react-router';

import { useStartupsListScoresQuery } from './api';
import { afterEdit } from './edit-state';

/** The runs before and after an edit with what the edit changed, once the new analysis is loaded. */
export function useEditedRuns(startupId: string) {
  const edit = afterEdit.safeParse(useLocation().state);
  const { data: scores } = useStartupsListScoresQuery({ id: startupId }, { skip: !edit.success });
  const [run, before] = scores ?? [];
  if (!edit.success || !run || !before || run.generated_at === edit.data.scoredBefore) return undefined;
  return { run, before, edit: edit.data };
}

import type { StartupInList } from '../../api/generated/client';
import { storage } from '../../lib/storage';
import { store, useStored } from '../../lib/use-stored';

type Owned = Pick<StartupInList, 'id' | 'owner_id' | 'analysis'>;

const keyOf = ({ id, owner_id }: Owned) => `answered:${owner_id}:${id}`;
/** Identifies the analysis, because answers apply to one analysis only. */
const analysisOf = ({ analysis }: Owned) => analysis?.generated_at ?? 'none';

function read(stored: string | null, startup: Owned): string[] {
  const [analysis, ...questions] = stored?.split(' ') ?? [];
  return analysis === analysisOf(startup) ? questions : [];
}

/** Stores in this browser that the owner has answered a question of the current analysis. */
export function rememberAnswer(startup: Owned, question: string): void {
  const questions = new Set(read(storage.get(keyOf(startup)), startup)).add(question);
  store(keyOf(startup), [analysisOf(startup), ...questions].join(' '));
}

/** The questions of the current analysis that the owner has answered. */
export const useAnswered = (startup: Owned): readonly string[] => read(useStored(keyOf(startup)), startup);

import type { Startup } from '../../api/generated/client';
import { storage } from '../../lib/storage';
import { store, useStored } from '../../lib/use-stored';

type Owned = Pick<Startup, 'id' | 'owner_id' | 'analysis'>;

const keyOf = ({ id, owner_id }: Owned) => `answered:${owner_id}:${id}`;
/** What was answered about one analysis says nothing about the next. */
const analysisOf = ({ analysis }: Owned) => analysis?.generated_at ?? 'none';

function read(kept: string | null, startup: Owned): string[] {
  const [analysis, ...questions] = kept?.split(' ') ?? [];
  return analysis === analysisOf(startup) ? questions : [];
}

/** Remembers, in this browser and until the next analysis, that the owner answered a question. */
export function rememberAnswer(startup: Owned, question: string): void {
  const questions = new Set(read(storage.get(keyOf(startup)), startup)).add(question);
  store(keyOf(startup), [analysisOf(startup), ...questions].join(' '));
}

/** The questions that the owner answered since the startup was last analyzed. */
export const useAnswered = (startup: Owned): readonly string[] => read(useStored(keyOf(startup)), startup);

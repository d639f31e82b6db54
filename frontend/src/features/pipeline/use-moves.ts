import { useCallback, useMemo, useRef, useState } from 'react';

import type { PipelineCard, PipelineColumn } from '../../api/generated/work-client';
import { failureToast } from '../../lib/failure-toast';
import { toast } from '../../lib/toast';
import { usePipelinePutMutation, usePipelineRemoveMutation } from './api';
import { COLUMN_NAMES } from './columns';

export type MovedCard = Pick<PipelineCard, 'column'> & {
  startup: Pick<PipelineCard['startup'], 'id' | 'idea_title'>;
};

/** Nothing shows the state of the calls, so a board of many cards is not drawn anew when it changes. */
const UNWATCHED = { selectFromResult: () => ({}) };

/**
 * Moves and removes cards. Calls are sent one after the other, so that two quick moves of a card arrive
 * in their order. Moving to Passed asks for a reason first.
 */
export function useMoves(onPass: (startupId: string) => void) {
  const [put] = usePipelinePutMutation(UNWATCHED);
  const [removeCard] = usePipelineRemoveMutation(UNWATCHED);
  const turn = useRef(Promise.resolve());
  /** The last move: its card takes the focus in its new column, and the sentence is announced. */
  const [moved, setMoved] = useState<{ startupId: string; sentence: string }>();

  const inTurn = useCallback((call: () => Promise<unknown>, failed: string) => {
    turn.current = turn.current.then(call).then(
      () => undefined,
      (error: unknown) => failureToast.detailOr(failed, error),
    );
  }, []);

  const move = useCallback(
    ({ startup, column: from }: MovedCard, column: PipelineColumn) => {
      if (column === from) return;
      if (column === 'passed') {
        // The sentence about an earlier move would not be true after the pass.
        setMoved(undefined);
        onPass(startup.id);
        return;
      }
      setMoved({
        startupId: startup.id,
        sentence: `${startup.idea_title} is now in ${COLUMN_NAMES[column]}.`,
      });
      inTurn(
        () => put({ startupId: startup.id, pipelineInput: { column } }).unwrap(),
        `Failed to move ${startup.idea_title}`,
      );
    },
    [inTurn, onPass, put],
  );

  const remove = useCallback(
    ({ startup }: MovedCard) => {
      const run = async () => {
        await removeCard({ startupId: startup.id }).unwrap();
        toast.success(`${startup.idea_title} is off your pipeline.`);
      };
      inTurn(run, `Failed to remove ${startup.idea_title}`);
    },
    [inTurn, removeCard],
  );

  /** `moves` stays the same object while cards move. */
  return { moves: useMemo(() => ({ move, remove }), [move, remove]), moved };
}

export type Moves = ReturnType<typeof useMoves>['moves'];

import { useRef, useState } from 'react';

import { errorText } from '../../api/errors';
import type { PipelineCard, PipelineColumn } from '../../api/generated/work-client';
import { toast } from '../../lib/toast';
import { usePipelinePutMutation, usePipelineRemoveMutation } from './api';
import { COLUMN_NAMES } from './columns';

export type MovedCard = Pick<PipelineCard, 'column'> & {
  startup: Pick<PipelineCard['startup'], 'id' | 'idea_title'>;
};

/**
 * Moves and removes cards. Calls are sent one after the other, so that two quick moves of a card arrive
 * in their order. Moving to Passed asks for a reason first.
 */
export function useMoves(onPass: (startupId: string) => void) {
  const [put] = usePipelinePutMutation();
  const [removeCard] = usePipelineRemoveMutation();
  const turn = useRef(Promise.resolve());
  /** The last move: its card takes the focus in its new column, and the sentence is announced. */
  const [moved, setMoved] = useState<{ startupId: string; sentence: string }>();

  const move = ({ startup, column: from }: MovedCard, column: PipelineColumn) => {
    if (column === from) return;
    if (column === 'passed') {
      onPass(startup.id);
      return;
    }
    const run = async () => {
      try {
        await put({ startupId: startup.id, pipelineInput: { column } }).unwrap();
      } catch (error) {
        toast.error(errorText(error, `Failed to move ${startup.idea_title}`));
      }
    };
    setMoved({
      startupId: startup.id,
      sentence: `${startup.idea_title} is now in ${COLUMN_NAMES[column]}.`,
    });
    turn.current = turn.current.then(run);
  };

  const remove = ({ startup }: MovedCard) => {
    const run = async () => {
      try {
        await removeCard({ startupId: startup.id }).unwrap();
        toast.success(`${startup.idea_title} is off your pipeline.`);
      } catch (error) {
        toast.error(errorText(error, `Failed to remove ${startup.idea_title}`));
      }
    };
    turn.current = turn.current.then(run);
  };

  return { move, remove, moved };
}

export type Moves = ReturnType<typeof useMoves>;

import { Kanban } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { SendButton } from '../../forms/send-button';
import { detailOr } from '../../forms/use-submission';
import { useDialogParam } from '../../lists/use-dialog-param';
import { usePipelineListQuery, usePipelinePutMutation } from './api';
import { COLUMN_NAMES } from './columns';
import { MoveMenu } from './move-menu';
import { useMoves } from './use-moves';

const PassDialog = lazy(async () => ({ default: (await import('./pass-dialog')).PassDialog }));

interface PipelineControlProps {
  startup: { id: string; idea_title: string };
  /** The id of the element with the startup's name. */
  describedBy: string;
}

/** Puts a startup on the investor's board, or moves its card. */
export function PipelineControl({ startup, describedBy }: PipelineControlProps) {
  const { column, isLoading } = usePipelineListQuery(
    {},
    {
      selectFromResult: ({ data, isLoading: isFirst }) => ({
        isLoading: isFirst,
        column: data?.find((card) => card.startup.id === startup.id)?.column,
      }),
    },
  );
  const [put] = usePipelinePutMutation();
  const pass = useDialogParam('pass');
  const moves = useMoves(pass.open);
  return (
    <span data-takes-focus tabIndex={-1} className="inline-flex">
      {column === undefined ? (
        <SendButton
          variant="secondary"
          size="small"
          loading={isLoading}
          aria-describedby={describedBy}
          send={() => put({ startupId: startup.id, pipelineInput: { column: 'watching' } }).unwrap()}
          done="Added to your pipeline."
          failure={detailOr('Failed to add to your pipeline')}
        >
          <Kanban className="size-4" aria-hidden />
          Add to pipeline
        </SendButton>
      ) : (
        <MoveMenu card={{ startup, column }} moves={moves} describedBy={describedBy}>
          {`In pipeline: ${COLUMN_NAMES[column]}`}
        </MoveMenu>
      )}
      <span role="status" className="sr-only">
        {moves.moved?.sentence}
      </span>
      {pass.value === startup.id && (
        <Suspense fallback={null}>
          <PassDialog startup={startup} onClose={pass.close} />
        </Suspense>
      )}
    </span>
  );
}

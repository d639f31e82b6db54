import { Kanban } from 'lucide-react';

import { Badge } from '../../components/badge';
import type { Described } from '../../components/button';
import { SendButton } from '../../forms/send-button';
import { detailOr } from '../../forms/use-submission';
import { lazyPart } from '../../lib/lazy-part';
import { useDialogParam } from '../../lists/use-dialog-param';
import { usePipelineListQuery, usePipelinePutMutation } from './api';
import { COLUMN_NAMES, startupIdOf } from './columns';
import { MoveMenu } from './move-menu';
import { useMoves } from './use-moves';

const PassDialog = lazyPart(async () => (await import('./pass-dialog')).PassDialog);

interface PipelineControlProps extends Described {
  startup: { id: string; idea_title: string };
}

/** The column of a startup's card on the board; undefined without one. */
const useColumn = (startupId: string) =>
  usePipelineListQuery(
    {},
    {
      selectFromResult: ({ data, isLoading }) => ({
        isLoading,
        column: data?.find((card) => startupIdOf(card) === startupId)?.column,
      }),
    },
  );

function AddButton({ startup, describedBy, isLoading }: PipelineControlProps & { isLoading: boolean }) {
  const [put] = usePipelinePutMutation();
  return (
    <SendButton
      variant="secondary"
      size="small"
      loading={isLoading}
      aria-describedby={describedBy}
      send={() => put({ startupId: startup.id, pipelineInput: { column: 'watching' } }).unwrap()}
      done="Added to your pipeline."
      failure={detailOr('Failed to add to your pipeline')}
      icon={Kanban}
    >
      Add to pipeline
    </SendButton>
  );
}

/** Puts a startup on the board of the same page, or says in which column it is. */
export function PipelinePlace(props: PipelineControlProps) {
  const { column, isLoading } = useColumn(props.startup.id);
  return (
    <span data-takes-focus tabIndex={-1} className="inline-flex">
      {column === undefined ? (
        <AddButton {...props} isLoading={isLoading} />
      ) : (
        <Badge>In pipeline: {COLUMN_NAMES[column]}</Badge>
      )}
    </span>
  );
}

/** Puts a startup on the investor's board, or moves its card. */
export function PipelineControl({ startup, describedBy }: PipelineControlProps) {
  const { column, isLoading } = useColumn(startup.id);
  const pass = useDialogParam('pass');
  const { moves, moved } = useMoves(pass.open);
  return (
    <span data-takes-focus tabIndex={-1} className="inline-flex">
      {column === undefined ? (
        <AddButton startup={startup} describedBy={describedBy} isLoading={isLoading} />
      ) : (
        <MoveMenu card={{ startup, column }} moves={moves} describedBy={describedBy}>
          {`In pipeline: ${COLUMN_NAMES[column]}`}
        </MoveMenu>
      )}
      <span role="status" className="sr-only">
        {moved?.sentence}
      </span>
      {pass.value === startup.id && <PassDialog startup={startup} onClose={pass.close} />}
    </span>
  );
}

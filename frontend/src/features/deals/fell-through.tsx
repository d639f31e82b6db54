import { fellThroughInput } from '@proofround/contracts/deals/schemas.js';

import type { Deal } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { useDraftKey } from '../../forms/draft';
import { FELL_THROUGH_FIELDS } from '../../forms/fields/deals';
import { FormDialog } from '../../forms/form-dialog';
import { titled } from '../../forms/use-submission';
import { useDialogParam } from '../../lists/use-dialog-param';
import { useDealsFallThroughMutation } from './api';

function FellThroughDialog({ dealId, onClose }: { dealId: string; onClose: () => void }) {
  const [end] = useDealsFallThroughMutation();
  return (
    <FormDialog
      schema={fellThroughInput}
      fields={FELL_THROUGH_FIELDS}
      draft={useDraftKey('fell-through', dealId)}
      send={(body) => end({ id: dealId, fellThroughInput: body }).unwrap()}
      done="Deal ended"
      failure={titled('Failed to end the deal')}
      title="It fell through"
      description="The deal ends for both of you and cannot be opened again. The startup is for sale again, and the other bidders are told."
      label="The reason"
      needs="reason"
      action="End the deal"
      onClose={onClose}
    />
  );
}

/** Ends an open deal, after asking why, at `?end=ID`. */
export function FellThrough({ deal: { id, state } }: { deal: Pick<Deal, 'id' | 'state'> }) {
  const dialog = useDialogParam('end');
  if (state !== 'open') return null;
  return (
    <>
      <Button variant="caution" className="self-start" onClick={() => dialog.open(id)}>
        It fell through
      </Button>
      {dialog.value === id && <FellThroughDialog dealId={id} onClose={dialog.close} />}
    </>
  );
}

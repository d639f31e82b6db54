import { pipelineInput } from '@proofround/contracts/pipeline/schemas.js';

import { workClient } from '../../api/generated/work-client';
import { useDraftKey } from '../../forms/draft';
import { PASS_FIELDS } from '../../forms/fields/pipeline';
import { FormDialog } from '../../forms/form-dialog';
import { titled } from '../../forms/use-submission';
import { usePipelinePutMutation } from './api';

const { useInterestListQuery } = workClient;

const WITHDRAWS =
  'Your interest is withdrawn: the founder’s list of interested investors no longer shows your name and email address. Conversations with the founder keep your name.';

const useIsInterested = (startupId: string) =>
  useInterestListQuery(
    {},
    {
      selectFromResult: ({ data }) => ({
        isInterested: data?.some((one) => one.startup_id === startupId) ?? false,
      }),
    },
  ).isInterested;

interface PassDialogProps {
  startup: { id: string; idea_title: string };
  onClose: () => void;
}

/** Passes on a startup, with a reason. The founder learns reasons, never who gave them. */
export function PassDialog({ startup, onClose }: PassDialogProps) {
  const [put] = usePipelinePutMutation();
  const isInterested = useIsInterested(startup.id);
  return (
    <FormDialog
      schema={pipelineInput}
      fields={PASS_FIELDS}
      constants={{ column: 'passed' }}
      draft={useDraftKey('pass', startup.id)}
      send={(input) => put({ startupId: startup.id, pipelineInput: input }).unwrap()}
      done={`You passed on ${startup.idea_title}.`}
      failure={titled('Failed to pass')}
      title="Pass"
      description={`${startup.idea_title} comes back to you once, if the reason you passed for no longer holds.${isInterested ? ` ${WITHDRAWS}` : ''}`}
      label="Why you pass"
      needs="reason"
      action="Pass"
      onClose={onClose}
    />
  );
}

import { fitWeights } from '@proofround/contracts/pipeline/schemas.js';
import { useEffect } from 'react';

import type { FitWeights } from '../../api/generated/work-client';
import { Dialog } from '../../components/dialog';
import { ApiForm, DialogActions } from '../../forms/api-form';
import { useDraftKey } from '../../forms/draft';
import { valuesOf } from '../../forms/field';
import { WEIGHT_FIELDS } from '../../forms/fields/pipeline';
import { FormFields } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { titled } from '../../forms/use-submission';
import { QueryView } from '../../lists/query-view';
import { usePipelineGetWeightsQuery, usePipelineSetWeightsMutation } from './api';

/** How much each part of the score counts for this investor. */
export function WeightsDialog({ onClose }: { onClose: () => void }) {
  const query = usePipelineGetWeightsQuery();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="My fit"
      description="Say how much each part of the score counts for you. It orders your pipeline, and the startups you browse when you sort by My fit. Limits that hold the readiness down do not count in it, so a startup can fit you and still have a low readiness."
    >
      <QueryView query={query} name="Your weights" shape="field" outline={WEIGHT_FIELDS.map(() => 'h-10')}>
        {(weights) => <WeightsForm weights={weights} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
}

function WeightsForm({ weights, onClose }: { weights: FitWeights; onClose: () => void }) {
  const [save] = usePipelineSetWeightsMutation();
  const form = useApiForm({
    schema: fitWeights,
    fields: WEIGHT_FIELDS,
    base: valuesOf(WEIGHT_FIELDS, weights),
    draft: useDraftKey('fit-weights'),
    send: (input) => save({ fitWeights: input }).unwrap(),
    done: 'Your weights are saved.',
    onDone: onClose,
    failure: titled('Failed to save your weights'),
  });
  const { element } = form;
  // The dialog has given the focus to its Close button if the form loaded later.
  useEffect(() => {
    const focused = document.activeElement?.closest('[role="dialog"]');
    if (focused?.contains(element.current)) element.current?.querySelector('select')?.focus();
  }, [element]);
  const countsNothing = WEIGHT_FIELDS.every(({ name }) => form.values[name] === '0');
  return (
    <ApiForm form={form} label="My fit" className="flex flex-col gap-4">
      <FormFields form={form} />
      {countsNothing && <p className="text-label text-bad">At least one part must count.</p>}
      <DialogActions form={form} action="Save" onCancel={onClose} />
    </ApiForm>
  );
}

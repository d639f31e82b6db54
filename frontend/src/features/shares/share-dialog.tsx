import { shareInput } from '@proofround/contracts/shares/schemas.js';
import { Link2 } from 'lucide-react';
import { useMemo, useState } from 'react';

import { client } from '../../api/generated/client';
import { Dialog } from '../../components/dialog';
import { EmptyState } from '../../components/states';
import { ApiForm, SubmitButton } from '../../forms/api-form';
import { useDraftKey } from '../../forms/draft';
import { shareFields } from '../../forms/fields/shares';
import { FormFields } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { titled } from '../../forms/use-submission';
import { Entries } from '../../lists/entries';
import { QueryView } from '../../lists/query-view';
import { RULED } from '../../lists/rows';
import { useSharesCreateMutation, useSharesListQuery } from './api';
import { ShareItem } from './share-item';

/** Makes a link with the chosen fields, expiry and gate. */
function ShareForm({ startupId }: { startupId: string }) {
  const [create] = useSharesCreateMutation();
  const { isPro } = client.endpoints.accountsGet.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ isPro: data?.is_pro ?? false }),
  });
  const [now] = useState(Date.now);
  const fields = useMemo(() => shareFields(now, isPro), [now, isPro]);
  const form = useApiForm({
    schema: shareInput,
    fields,
    draft: useDraftKey('share', startupId),
    send: (input, key) => create({ id: startupId, shareInput: input, 'Idempotency-Key': key }).unwrap(),
    done: 'The link is ready',
    failure: titled('Failed to make the link'),
  });
  return (
    <ApiForm form={form} label="New link" className="flex flex-col gap-5">
      <FormFields form={form} />
      <SubmitButton form={form}>Make link</SubmitButton>
    </ApiForm>
  );
}

interface ShareDialogProps {
  startup: { id: string; idea_title: string };
  onClose: () => void;
}

/** Makes, copies and removes the links to a startup's public page. */
export function ShareDialog({ startup: { id, idea_title: title }, onClose }: ShareDialogProps) {
  const shares = useSharesListQuery({ id });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Share"
      description={
        <span className="break-words">
          Whoever has a link reads what you chose of {title}, without an account. Search engines do not list
          it.
        </span>
      }
    >
      <div className="flex flex-col gap-6">
        <ShareForm startupId={id} />
        <section aria-labelledby="share-links" className="border-t border-line pt-5">
          <h3 id="share-links" className="mb-3 text-body font-semibold">
            Your links
          </h3>
          <QueryView
            query={shares}
            name="Your links"
            outline={['h-20']}
            empty={
              // The form above makes the first.
              <EmptyState icon={Link2} title="No links yet" action={null}>
                Each link that you make appears here, with how often it was opened.
              </EmptyState>
            }
          >
            {(all) => (
              <Entries items={all} idOf={(share) => share.id} name="This link" itemClassName={RULED.medium}>
                {(share) => <ShareItem share={share} startupId={id} />}
              </Entries>
            )}
          </QueryView>
        </section>
      </div>
    </Dialog>
  );
}

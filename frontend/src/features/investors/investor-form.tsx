import { type InvestorInput, investorInput } from '@proofround/contracts/investors/schemas.js';
import type { ReactNode } from 'react';

import { Button } from '../../components/button';
import { ApiForm } from '../../forms/api-form';
import type { Values } from '../../forms/field';
import { INVESTOR_FIELDS } from '../../forms/fields/investor';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import type { Failure } from '../../forms/use-submission';

export interface InvestorFormProps {
  draft: string;
  /** The stored profile; undefined for a new one. */
  base?: Values;
  send: (body: InvestorInput, key: string) => Promise<void>;
  failure: Failure;
  onLeave: () => void;
}

function Group({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="text-card font-semibold">{title}</h2>
        <p className="mt-0.5 text-label text-muted">{note}</p>
      </div>
      {children}
    </div>
  );
}

export function InvestorForm({ draft, base, send, failure, onLeave }: InvestorFormProps) {
  const form = useApiForm({
    schema: investorInput,
    fields: INVESTOR_FIELDS,
    draft,
    base,
    leaves: true,
    send,
    failure,
  });
  const isNew = base === undefined;
  const isUnchanged = form.changed.length === 0;
  const field = { form, marks: 'required' } as const;

  return (
    <ApiForm form={form} label="Investor profile">
      <div className="flex min-w-0 flex-col gap-8">
        <Group
          title="What you invest in"
          note="Fields marked * are required. Founders you match with see your profile."
        >
          <FormField {...field} name="budget" />
          <FormField {...field} name="current_companies" />
          <FormField {...field} name="investment_sectors" />
        </Group>
        <Group
          title="Closer matches"
          note="All optional. What you leave empty counts neither for nor against."
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <FormField {...field} name="check_size_min" />
            <FormField {...field} name="check_size_max" />
          </div>
          <FormField {...field} name="preferred_stages" />
          <FormField {...field} name="geography_preference" />
          <FormField {...field} name="investment_thesis" />
          <FormField {...field} name="portfolio_size" className="sm:max-w-[50%]" />
        </Group>
      </div>
      <div className="mt-8 flex flex-wrap justify-between gap-3">
        <Button variant="secondary" disabled={form.isBusy} onClick={onLeave}>
          Back
        </Button>
        <div className="flex flex-wrap gap-3">
          {!isNew && !isUnchanged && (
            <Button variant="quiet" disabled={form.isBusy} onClick={form.discard}>
              Discard changes
            </Button>
          )}
          <Button type="submit" loading={form.isBusy} disabled={!isNew && isUnchanged}>
            {isNew ? 'Create Profile' : 'Save changes'}
          </Button>
        </div>
      </div>
    </ApiForm>
  );
}

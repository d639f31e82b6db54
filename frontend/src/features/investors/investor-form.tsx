import { investorInput } from '@proofround/contracts/investors/schemas.js';
import { parseOrProblems } from '@proofround/contracts/wire/problems.js';
import { useRef, useState } from 'react';

import type { InvestorInput } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Field, Input, Textarea } from '../../components/field';
import { submissionOf, type Submission } from '../../lib/draft';
import type { SubmitResult } from '../../lib/submit';
import { firstPerField, useProblems } from '../../lib/use-problems';
import { changedFields, type ProfileDraft } from './draft';
import { Group, ReadAs, Required, StageChoices } from './form-parts';
import { toProfileBody, type ProfileValues, type TextField } from './profile-form';

export interface InvestorFormProps {
  /** Where it begins and what was typed before. */
  draft: ProfileDraft;
  /** Of a profile that exists only what changed is sent. */
  mode: 'create' | 'edit';
  /** Sends the body; `key` is the same for every try of one submission. */
  onSubmit: (
    body: InvestorInput,
    key: string,
    changed: readonly (keyof ProfileValues)[],
  ) => Promise<SubmitResult>;
  /** Back to the dashboard. */
  onLeave: () => void;
}

/** The investor profile's form, for a new profile and for an existing one; kept locally until it is sent. */
export function InvestorForm({ draft, mode, onSubmit, onLeave }: InvestorFormProps) {
  const [values, setValues] = useState(draft.load);
  const { form, problems, show, mended, forget } = useProblems();
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const changes = changedFields(draft.base, values);
  const unchanged = changes.length === 0;
  const submission = useRef<Submission>(undefined);

  const update = <Name extends keyof ProfileValues>(name: Name, value: ProfileValues[Name]) => {
    const changed = { ...values, [name]: value };
    setValues(changed);
    draft.save(changed);
    mended(name);
  };

  const submit = async () => {
    if (busy.current || (mode === 'edit' && unchanged)) return;
    const body = toProfileBody(values);
    const parsed = parseOrProblems(investorInput, body, 'body');
    if (!parsed.ok) {
      show(firstPerField(parsed.problems));
      return;
    }
    const { key } = (submission.current = submissionOf(body, submission.current));
    forget();
    busy.current = true;
    setSending(true);
    const result = await onSubmit(parsed.value, key, changes);
    busy.current = false;
    if (result.done) {
      draft.clear(); // and still sending, until the page is left
      return;
    }
    setSending(false);
    show(result.problems);
  };

  const control = (name: TextField) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => update(name, target.value),
  });
  const errorOf = (name: keyof ProfileValues) => readable(problems.get(name));

  return (
    <form
      ref={form}
      noValidate
      aria-label="Investor profile"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <fieldset disabled={sending} className="flex min-w-0 flex-col gap-8">
        <Group
          title="What you invest in"
          note="Fields marked * are required. Founders you match with see your profile."
        >
          <Field label={<Required>Budget (USD)</Required>} error={errorOf('budget')}>
            <Input required inputMode="decimal" placeholder="2,000,000" {...control('budget')} />
          </Field>
          <Field
            label={<Required>Current companies</Required>}
            hint="Companies you work with or hold now."
            error={errorOf('current_companies')}
          >
            <Textarea required rows={2} {...control('current_companies')} />
          </Field>
          <Field
            label={<Required>Investment sectors</Required>}
            hint="Separate them with commas."
            error={errorOf('investment_sectors')}
          >
            <Input required placeholder="HealthTech, FinTech" {...control('investment_sectors')} />
          </Field>
          <ReadAs text={values.investment_sectors} />
        </Group>

        <Group
          title="Closer matches"
          note="All optional. What you leave empty counts neither for nor against."
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Smallest check (USD)" error={errorOf('check_size_min')}>
              <Input inputMode="decimal" placeholder="50,000" {...control('check_size_min')} />
            </Field>
            <Field label="Largest check (USD)" error={errorOf('check_size_max')}>
              <Input inputMode="decimal" placeholder="250,000" {...control('check_size_max')} />
            </Field>
          </div>
          <StageChoices
            chosen={values.preferred_stages}
            error={errorOf('preferred_stages')}
            onChange={(stages) => update('preferred_stages', stages)}
          />
          <Field
            label="Geography"
            hint="Countries or regions, separated with commas."
            error={errorOf('geography_preference')}
          >
            <Input placeholder="United Kingdom, Ireland" {...control('geography_preference')} />
          </Field>
          <ReadAs text={values.geography_preference} />
          <Field
            label="Investment thesis"
            hint="What you look for, and what rules a startup out. The match reasons refer to it."
            error={errorOf('investment_thesis')}
          >
            <Textarea rows={4} {...control('investment_thesis')} />
          </Field>
          <Field
            label="Portfolio size"
            hint="How many companies you hold."
            error={errorOf('portfolio_size')}
            className="sm:max-w-[50%]"
          >
            <Input inputMode="numeric" {...control('portfolio_size')} />
          </Field>
        </Group>
      </fieldset>
      <div className="mt-8 flex flex-wrap justify-between gap-3">
        <Button variant="secondary" disabled={sending} onClick={onLeave}>
          Back
        </Button>
        <div className="flex flex-wrap gap-3">
          {mode === 'edit' && !unchanged && (
            <Button
              variant="quiet"
              disabled={sending}
              onClick={() => {
                setValues(draft.base);
                forget();
                draft.clear();
              }}
            >
              Discard changes
            </Button>
          )}
          <Button type="submit" loading={sending} disabled={mode === 'edit' && unchanged}>
            {mode === 'edit' ? 'Save changes' : 'Create Profile'}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The server names a field as the wire does; the form names it as it is labelled. */
const readable = (msg: string | undefined) => msg?.replace('check_size_max', 'the largest check');

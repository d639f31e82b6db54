import { investorInput } from '@proofround/contracts/investors/schemas.js';
import { parseOrProblems } from '@proofround/contracts/wire/problems.js';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { InvestorInput, Stage } from '../../api/generated/client';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Field, Input, Textarea } from '../../components/field';
import { clearProfileDraft, loadProfileDraft, saveProfileDraft } from './draft';
import { splitList, toProfileBody, type ProfileValues, type TextField } from './profile-form';
import { STAGE_NAMES, STAGES } from '../../lib/stages';

/** What became of a submission: nothing to say, or what is wrong with which field. */
export type ProfileResult = { done: true } | { done: false; problems: ReadonlyMap<string, string> };

export interface InvestorFormProps {
  userId: string;
  /** Sends the body; `key` is the same for every try of one submission. */
  onSubmit: (body: InvestorInput, key: string) => Promise<ProfileResult>;
  /** Back to the dashboard. */
  onLeave: () => void;
}

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

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

/** The label of what must be filled in; the control itself says so to those who do not see the mark. */
function Required({ children }: { children: string }) {
  return (
    <>
      {children}
      <span className="ml-0.5 text-bad" aria-hidden>
        *
      </span>
    </>
  );
}

/** How a text with commas will be read. */
function ReadAs({ text }: { text: string }) {
  const entries = splitList(text);
  if (entries.length < 2) return null;
  return (
    <ul className="-mt-3 flex flex-wrap gap-1.5" aria-label="Read as">
      {entries.map((entry, at) => (
        <li key={at} className="flex min-w-0">
          <Badge className="min-w-0">
            <span className="truncate">{entry}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function StageChoices({
  chosen,
  error,
  onChange,
}: {
  chosen: readonly Stage[];
  error: string | undefined;
  onChange: (chosen: readonly Stage[]) => void;
}) {
  return (
    <fieldset aria-describedby={error ? 'stages-error' : undefined}>
      <legend className="mb-1.5 text-label font-medium">Preferred stages</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {STAGES.map((stage) => (
          <label
            key={stage}
            className="inline-flex cursor-pointer items-center gap-2 text-body max-sm:min-h-11"
          >
            <input
              type="checkbox"
              className="size-4 accent-primary"
              checked={chosen.includes(stage)}
              onChange={({ target }) =>
                onChange(STAGES.filter((one) => (one === stage ? target.checked : chosen.includes(one))))
              }
            />
            {STAGE_NAMES[stage]}
          </label>
        ))}
      </div>
      {error && (
        <p id="stages-error" role="alert" className="mt-1.5 text-label text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The investor profile's form; kept locally until it is sent. */
export function InvestorForm({ userId, onSubmit, onLeave }: InvestorFormProps) {
  const [values, setValues] = useState(() => loadProfileDraft(userId));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [sending, setSending] = useState(false);
  const submission = useRef<{ body: string; key: string } | undefined>(undefined);
  const form = useRef<HTMLFormElement>(null);

  // The first field that is complained about, whoever complained; not while it is being mended.
  const [complaints, setComplaints] = useState(0);
  useEffect(() => {
    if (complaints > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [complaints]);

  const complain = (found: ReadonlyMap<string, string>) => {
    setProblems(found);
    setComplaints((count) => count + 1);
  };
  const update = <Name extends keyof ProfileValues>(name: Name, value: ProfileValues[Name]) => {
    const changed = { ...values, [name]: value };
    setValues(changed);
    saveProfileDraft(userId, changed);
    if (problems.has(name)) setProblems(new Map([...problems].filter(([field]) => field !== name)));
  };

  const submit = async () => {
    const body = toProfileBody(values);
    const parsed = parseOrProblems(investorInput, body, 'body');
    if (!parsed.ok) {
      complain(firstPerField(parsed.problems.map(({ loc, msg }) => [String(loc[1]), msg])));
      return;
    }
    // The same content is the same submission, however often the button is pressed.
    const text = JSON.stringify(body);
    if (submission.current?.body !== text) submission.current = { body: text, key: crypto.randomUUID() };
    setProblems(NO_PROBLEMS);
    setSending(true);
    const result = await onSubmit(parsed.value, submission.current.key);
    setSending(false);
    if (result.done) clearProfileDraft(userId);
    else complain(result.problems);
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
        <Button type="submit" loading={sending}>
          Create Profile
        </Button>
      </div>
    </form>
  );
}

function firstPerField(problems: readonly (readonly [string, string])[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [field, msg] of problems) if (!found.has(field)) found.set(field, msg);
  return found;
}

/** The server names a field as the wire does; the form names it as it is labelled. */
const readable = (msg: string | undefined) => msg?.replace('check_size_max', 'the largest check');

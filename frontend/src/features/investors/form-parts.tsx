import type { ReactNode } from 'react';

import type { Stage } from '../../api/generated/client';
import { Badge } from '../../components/badge';
import { STAGE_NAMES, STAGES } from '../../lib/stages';
import { splitList } from './profile-form';

/** Fields that belong together. */
export function Group({ title, note, children }: { title: string; note: string; children: ReactNode }) {
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
export function Required({ children }: { children: string }) {
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
export function ReadAs({ text }: { text: string }) {
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

/** Any number of stages; none means any. */
export function StageChoices({
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

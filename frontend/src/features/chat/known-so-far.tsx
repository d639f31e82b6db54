import { ChevronDown, Pencil } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Progress } from '../../components/progress';
import { cn } from '../../lib/cn';
import { shownValue, type Fact } from './subjects';

/** What is still missing: what the profile needs first, then what would help. */
function Missing({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <div>
      <h3 className="text-label font-semibold">{title}</h3>
      <p className="mt-1 text-label text-text-2">{facts.map(({ label }) => label).join(', ')}</p>
    </div>
  );
}

/** The draft that the conversation fills: beside it on wide screens, folded above it on phones. */
export function KnownSoFar({
  facts,
  data,
  problems,
  disabled,
  onCorrect,
}: {
  facts: readonly Fact[];
  data: Readonly<Record<string, unknown>>;
  problems: ReadonlyMap<string, string>;
  /** While nothing can be said. */
  disabled: boolean;
  onCorrect: (fact: Fact) => void;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const known = facts.flatMap((fact) => {
    const value = shownValue(data[fact.name], fact.kind);
    return value === null ? [] : [{ fact, value }];
  });
  const missing = facts.filter((fact) => known.every((one) => one.fact !== fact));
  const count = `${known.length} of ${facts.length}`;
  return (
    <Card aria-labelledby={`${id}-title`} className="min-h-0 overflow-y-auto p-0!">
      <div className="flex items-center gap-3 px-5 py-4 max-md:hidden">
        <h2 id={`${id}-title`} className="flex-1 text-card font-semibold">
          What we know so far
        </h2>
        <span className="text-label text-muted tabular">{count}</span>
      </div>
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left md:hidden"
        aria-expanded={open}
        aria-controls={`${id}-facts`}
        onClick={() => setOpen(!open)}
      >
        <span className="flex-1 text-body font-semibold">What we know so far</span>
        <span className="text-label text-muted tabular">{count}</span>
        <ChevronDown className={cn('size-4 text-muted', open && 'rotate-180')} aria-hidden />
      </button>
      <Progress
        className="mx-5 max-md:mx-4 max-md:mb-3"
        value={(known.length / facts.length) * 100}
        label="Profile"
        valueText={`${count} known`}
      />
      <div
        id={`${id}-facts`}
        className={cn(
          'flex flex-col gap-4 px-5 pt-4 pb-5 max-md:max-h-[45dvh] max-md:overflow-y-auto max-md:px-4',
          !open && 'max-md:hidden',
        )}
      >
        {known.length > 0 && (
          <dl className="flex flex-col gap-3">
            {known.map(({ fact, value }) => (
              <div key={fact.name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
                <dt className="text-meta text-muted">{fact.label}</dt>
                <dd className="col-start-1 text-body wrap-anywhere whitespace-pre-line">
                  {value}
                  {problems.has(fact.name) && (
                    <span className="mt-0.5 block text-label text-bad">{problems.get(fact.name)}</span>
                  )}
                </dd>
                <dd className="col-start-2 row-span-2 row-start-1">
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={`Correct ${fact.label}`}
                    disabled={disabled}
                    onClick={() => {
                      setOpen(false); // on a phone the draft covers the input
                      onCorrect(fact);
                    }}
                  >
                    <Pencil className="size-4" aria-hidden />
                  </Button>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Missing title="Still needed" facts={missing.filter(({ required }) => required)} />
        <Missing title="Would help" facts={missing.filter(({ required }) => !required)} />
      </div>
    </Card>
  );
}

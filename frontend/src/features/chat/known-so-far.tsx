import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import { Card } from '../../components/card';
import { Progress } from '../../components/progress';
import { type FieldDescriptor, shortLabel, shownValue } from '../../forms/field';
import { isRequiredIn } from '../../forms/use-api-form';
import { cn } from '../../lib/cn';
import { KnownFact } from './known-fact';
import type { Subject } from './subjects';

/** A list of missing fields, either the required or the optional ones. */
function Missing({ title, fields }: { title: string; fields: readonly FieldDescriptor[] }) {
  if (fields.length === 0) return null;
  return (
    <div>
      <h3 className="text-label font-semibold">{title}</h3>
      <p className="mt-1 text-label text-text-2">{fields.map(shortLabel).join(', ')}</p>
    </div>
  );
}

interface KnownSoFarProps {
  subject: Pick<Subject<unknown>, 'fields' | 'schema'>;
  data: Readonly<Record<string, unknown>>;
  problems: ReadonlyMap<string, string>;
  /** Whether no message can be sent. */
  disabled: boolean;
  /** Why this text is refused for the field; undefined if it is accepted. */
  problemOf: (field: FieldDescriptor, text: string) => string | undefined;
  onCorrect: (field: FieldDescriptor, text: string) => void;
}

/** The fields that the chat has collected: beside the chat on wide screens, collapsed above it on phones. */
export function KnownSoFar(props: KnownSoFarProps) {
  const {
    subject: { fields, schema },
    data,
    problems,
    disabled,
    problemOf,
    onCorrect,
  } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const known = fields.filter((field) => shownValue(field, data[field.name]) !== null);
  const missing = fields.filter((field) => !known.includes(field));
  const isNeeded = ({ name }: FieldDescriptor) => isRequiredIn(schema, name);
  const count = `${known.length} of ${fields.length}`;
  return (
    <Card aria-labelledby={`${id}-title`} padding="none" className="relative min-h-0 overflow-y-auto">
      <Head id={id} count={count} open={open} onToggle={() => setOpen(!open)} />
      <Progress
        className="mx-5 max-md:mx-4 max-md:mb-3"
        value={(known.length / fields.length) * 100}
        label="Profile"
        valueText={`${count} known`}
      />
      <div
        id={`${id}-facts`}
        className={cn(
          'relative flex flex-col gap-4 px-5 pt-4 pb-5 max-md:max-h-[45dvh] max-md:overflow-y-auto max-md:px-4',
          !open && 'max-md:hidden',
        )}
      >
        {known.length > 0 && (
          <dl className="flex flex-col gap-3">
            {known.map((field) => (
              <KnownFact
                key={field.name}
                field={field}
                value={data[field.name]}
                problem={problems.get(field.name)}
                disabled={disabled}
                problemOf={problemOf}
                onCorrect={onCorrect}
              />
            ))}
          </dl>
        )}
        <Missing title="Still needed" fields={missing.filter(isNeeded)} />
        <Missing title="Would help" fields={missing.filter((field) => !isNeeded(field))} />
      </div>
    </Card>
  );
}

interface HeadProps {
  id: string;
  count: string;
  open: boolean;
  onToggle: () => void;
}

/** The title; on phones a button that shows the facts. */
function Head({ id, count, open, onToggle }: HeadProps) {
  return (
    <>
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
        onClick={onToggle}
      >
        <span className="flex-1 text-body font-semibold">What we know so far</span>
        <span className="text-label text-muted tabular">{count}</span>
        <ChevronDown className={cn('size-4 text-muted', open && 'rotate-180')} aria-hidden />
      </button>
    </>
  );
}

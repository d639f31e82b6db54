import type { RefObject } from 'react';

import { Progress } from '../../components/progress';
import type { StartupField } from '../../forms/fields/startup';
import { FormField } from '../../forms/form-field';
import type { FormHandle } from '../../forms/use-api-form';
import { type Layout, QUESTIONS } from './layouts';

interface ScreenProps {
  form: FormHandle<StartupField['name']>;
  part: Layout['screens'][number];
  /** Whether the screen is a single question. */
  asksOne: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The fields of a step, or one question. */
export function Screen({ form, part, asksOne, heading }: ScreenProps) {
  return (
    <>
      <h2
        ref={heading}
        data-takes-focus
        tabIndex={-1}
        className={asksOne ? 'mb-1 text-label text-muted' : 'mb-4 text-section font-semibold'}
      >
        {part.title}
      </h2>
      <div className="flex min-w-0 flex-col gap-5">
        {part.fields.map(({ name }) => (
          <FormField key={name} form={form} name={name} isQuestion={asksOne} />
        ))}
      </div>
      {asksOne && part.fields[0]?.kind === 'area' && (
        <p className="mt-2 text-meta text-muted max-sm:hidden">
          Enter goes on, Shift+Enter starts a new line.
        </p>
      )}
    </>
  );
}

/** The number and share of screens reached. A single question is announced, because the focus moves to its field. */
export function ScreenProgress({ layout, screen }: { layout: Layout; screen: number }) {
  const text = `${layout.noun} ${screen + 1} of ${layout.screens.length}`;
  const percent = Math.round(((screen + 1) / layout.screens.length) * 100);
  return (
    <div className="mb-6">
      <div className="mb-2 flex items-baseline justify-between gap-3 text-label text-muted">
        <span role={layout === QUESTIONS ? 'status' : undefined}>{text}</span>
        <span className="tabular">{percent}%</span>
      </div>
      <Progress value={percent} label="Form progress" valueText={text} />
    </div>
  );
}

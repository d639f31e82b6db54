import { Button } from '../../components/button';
import { formatCount, formatMoney } from '../../lib/format';
import { STAGE_NAMES, STAGES } from '../../lib/stages';
import { toBody, type StartupField, type StartupValues } from '../../lib/startup-fields';
import { problemsOf, STEPS } from './steps';

/** What will be sent, in words: a number as it was understood, what is empty as what it becomes. */
function shown({ name, kind }: StartupField, values: StartupValues): string | null {
  const value = toBody(values)[name];
  if (typeof value === 'number') return kind === 'money' ? formatMoney(value) : formatCount(value);
  if (kind === 'stage') {
    const stage = STAGES.find((one) => one === values.stage);
    return stage ? STAGE_NAMES[stage] : values.stage;
  }
  if (name === 'user_count' || name === 'monthly_revenue') return values[name].trim() || '0';
  return values[name].trim() || null;
}

/** The steps before the last, as they were filled in, each with its way back. */
export function Review({ values, onEdit }: { values: StartupValues; onEdit: (step: number) => void }) {
  const problems = problemsOf(values);
  return (
    <section aria-labelledby="review-title" className="mt-8 border-t border-line pt-6">
      <h2 id="review-title" className="text-card font-semibold">
        Review
      </h2>
      <p className="mt-0.5 text-label text-muted">What will be analyzed, besides the fields above.</p>
      {STEPS.slice(0, -1).map(({ title, fields }, step) => (
        <section key={title} aria-label={title} className="mt-5">
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-label font-semibold">{title}</h3>
            <Button
              variant="quiet"
              size="small"
              className="-mr-3"
              aria-label={`Edit ${title}`}
              onClick={() => onEdit(step)}
            >
              Edit
            </Button>
          </div>
          <dl className="mt-1 flex flex-col gap-2">
            {fields.map((field) => {
              const value = shown(field, values);
              const problem = problems.get(field.name);
              return (
                <div key={field.name} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
                  <dt className="text-label text-muted">{field.label}</dt>
                  <dd className="text-body wrap-anywhere whitespace-pre-line">
                    {value ?? <span className="text-muted">Not stated</span>}
                    {problem && <span className="block text-label text-bad">{problem}</span>}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </section>
  );
}

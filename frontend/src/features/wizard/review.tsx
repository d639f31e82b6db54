import { startupInput } from '@proofround/contracts/startups/schemas.js';

import { Button } from '../../components/button';
import { shownValue, toBody, type Values } from '../../forms/field';
import { STARTUP_FIELDS, STARTUP_PARTS } from '../../forms/fields/startup';

/** All values of the form as the analysis gets them, with a button to edit each earlier step. */
export function Review({ values, onEdit }: { values: Values; onEdit: (step: number) => void }) {
  const body = toBody(STARTUP_FIELDS, values);
  return (
    <section aria-labelledby="review-title" className="mt-8 border-t border-line pt-6">
      <h2 id="review-title" className="text-card font-semibold">
        Review
      </h2>
      <p className="mt-0.5 text-label text-muted">What will be analysed.</p>
      {STARTUP_PARTS.map(({ title, fields }, step) => (
        <section key={title} aria-label={title} className="mt-5">
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-label font-semibold">{title}</h3>
            {step < STARTUP_PARTS.length - 1 && (
              <Button
                variant="quiet"
                size="small"
                className="-mr-3"
                aria-label={`Edit ${title}`}
                onClick={() => onEdit(step)}
              >
                Edit
              </Button>
            )}
          </div>
          <dl className="mt-1 flex flex-col gap-2">
            {fields.map((field) => {
              // Shows the parsed value: a number as the server gets it, an empty field as its default.
              const { data } = startupInput.shape[field.name].safeParse(body[field.name]);
              const value = shownValue(field, data);
              return (
                <div key={field.name} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
                  <dt className="text-label text-muted">{field.label}</dt>
                  <dd className="text-body wrap-anywhere whitespace-pre-line">
                    {value ?? <span className="text-muted">Not stated</span>}
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

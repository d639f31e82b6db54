import type { Startup } from '../../api/generated/client';
import { TitledCard } from '../../components/card';

type Analysis = NonNullable<Startup['analysis']>;

/** The plan as text, for users who do not own its tasks. */
export function PlanCard({ plan }: { plan: Analysis['action_plan'] }) {
  const horizons = [
    { days: 7, steps: plan.days_7 },
    { days: 30, steps: plan.days_30 },
    { days: 90, steps: plan.days_90 },
  ].filter(({ steps }) => steps.length > 0);
  return (
    <TitledCard title="Plan for 7, 30 and 90 days">
      {horizons.length === 0 && <p className="text-body text-muted">The plan has no steps.</p>}
      {horizons.map(({ days, steps }) => (
        <section key={days} aria-label={`Within ${days} days`} className="mt-5 first-of-type:mt-0">
          <h3 className="mb-2 text-label font-semibold text-muted">Within {days} days</h3>
          <ul className="flex list-disc flex-col gap-1.5 pl-4 text-body text-text-2 marker:text-muted">
            {steps.map((step, at) => (
              <li key={at} className="break-words">
                {step}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </TitledCard>
  );
}

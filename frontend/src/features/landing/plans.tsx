import { Check } from 'lucide-react';
import { useId, useState } from 'react';

import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { cn } from '../../lib/cn';
import { PLAN_KEY, sessionStore } from '../../lib/storage';
import { type Plan, PLANS } from './content';
import { type Enter, Section } from './section';

function PlanCard({ plan, enter }: { plan: Plan; enter: Enter }) {
  const id = useId();
  const [isMonthly, setMonthly] = useState(false);
  const begin = () => {
    if (plan.forInvestors) sessionStore.set(PLAN_KEY, isMonthly ? 'monthly' : 'annual');
    enter(plan.forInvestors && 'investor');
  };
  return (
    <article
      className={cn(
        'flex flex-col rounded-dialog border bg-surface p-6',
        plan.popular ? 'border-primary' : 'border-line',
      )}
      aria-labelledby={id}
    >
      <div className="flex items-center justify-between gap-2">
        <h3 id={id} className="text-card font-semibold">
          {plan.name}
        </h3>
        {plan.popular && <Badge tone="primary">Most Popular</Badge>}
      </div>
      <p className="mt-4">
        <span className="text-landing font-semibold tabular">{plan.price}</span>{' '}
        {plan.per && <span className="text-body text-muted">{plan.per}</span>}
      </p>
      <ul className="mt-6 mb-8 flex flex-1 flex-col gap-3">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3 text-body text-text-2">
            <Check className="mt-0.5 size-4 shrink-0 text-teal" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      {plan.forInvestors && (
        <label className="flex items-center gap-2 pb-4">
          <input type="checkbox" onChange={(event) => setMonthly(event.target.checked)} />
          Pay $149 monthly
        </label>
      )}
      <Button variant={plan.popular ? 'primary' : 'secondary'} onClick={begin}>
        {plan.button}
      </Button>
    </article>
  );
}

export function Plans({ enter }: { enter: Enter }) {
  return (
    <div className="border-y border-line bg-sunken">
      <Section id="plans" title="Plans and Access" intro="Free to start, no credit card required.">
        <div className="grid gap-4 md:grid-cols-3">
          {PLANS.map((plan) => (
            <PlanCard key={plan.name} plan={plan} enter={enter} />
          ))}
        </div>
      </Section>
    </div>
  );
}

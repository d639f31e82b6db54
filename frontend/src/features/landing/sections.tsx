import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { PageTitle } from '../../components/page';
import { ScoreRing } from '../../components/score';
import { cn } from '../../lib/cn';
import {
  FOR_INVESTORS,
  FOR_STARTUPS,
  PLANS,
  REASONS,
  SAMPLE,
  STATS,
  STATS_DATE,
  STEPS,
  TESTIMONIALS,
  type Plan,
} from './content';

/** Opens the auth dialog; the investor buttons preset the kind of account. */
export type Enter = (userType?: 'investor') => void;

export function Section({
  id,
  title,
  intro,
  children,
  className,
}: {
  id?: string;
  title: string;
  intro?: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section
      aria-labelledby={id}
      className={cn('mx-auto max-w-[1200px] px-4 py-16 sm:px-6 sm:py-24', className)}
    >
      <h2 id={id} className="max-w-2xl text-landing font-semibold tracking-[-0.02em] max-sm:text-figure">
        {title}
      </h2>
      {intro && <p className="mt-4 max-w-2xl text-reading text-text-2">{intro}</p>}
      <div className="mt-10">{children}</div>
    </section>
  );
}

export function Hero({ enter }: { enter: Enter }) {
  return (
    <section className="mx-auto grid max-w-[1200px] items-center gap-12 px-4 pt-16 pb-16 sm:px-6 md:grid-cols-[1.15fr_1fr] md:pt-24">
      <div>
        <PageTitle
          title="Proofround"
          className="text-hero font-semibold tracking-[-0.025em] max-sm:text-[36px] max-sm:leading-[42px]"
        >
          Know what investors will ask. Have the answer.
        </PageTitle>
        <p className="mt-6 max-w-xl text-reading text-text-2 sm:text-card">
          Proofround reads your startup, scores how ready it is for funding, shows the reason for every point,
          and plans the next 90 days with you.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button size="large" onClick={() => enter()}>
            Get My AI Score
          </Button>
          <Button size="large" variant="secondary" onClick={() => enter('investor')}>
            For Investors
          </Button>
        </div>
        <p className="mt-4 text-label text-muted">Free to start, no credit card required.</p>
      </div>
      <SampleAnalysis />
    </section>
  );
}

/** A sample analysis, scored 0 to 10 per dimension. */
export function SampleAnalysis() {
  return (
    <figure
      className="rounded-dialog border border-line bg-surface p-6 shadow-float"
      aria-label="Sample analysis"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <Badge tone="primary">Sample analysis</Badge>
          <p className="mt-3 text-card font-semibold">{SAMPLE.name}</p>
          <p className="mt-1 text-body text-text-2">{SAMPLE.pitch}</p>
        </div>
        <div className="flex flex-col items-center gap-1">
          <ScoreRing score={SAMPLE.overall} size={104} label="Funding Readiness" />
          <p className="text-center text-meta text-balance text-muted" aria-hidden>
            Funding Readiness, of 100
          </p>
        </div>
      </div>
      <dl className="mt-6 flex flex-col gap-3">
        {SAMPLE.scores.map(({ label, value }) => {
          const good = label === 'Risk' ? 10 - value : value;
          return (
            <div key={label} className="grid grid-cols-[8rem_1fr_auto] items-center gap-3 text-label">
              <dt className="text-text-2">{label}</dt>
              <dd className="h-1.5 overflow-hidden rounded-full bg-sunken" aria-hidden>
                <div
                  className={cn('h-full rounded-full', good >= 7.5 ? 'bg-teal' : 'bg-primary')}
                  style={{ width: `${good * 10}%` }}
                />
              </dd>
              <dd className="min-w-12 text-right font-medium tabular">{value.toFixed(1)}/10</dd>
            </div>
          );
        })}
      </dl>
      <figcaption className="mt-6 border-t border-line pt-4 text-label text-muted">
        “A clinic manager spends 6 hours a week matching payments by hand.” Problem: specified, with a
        measured figure, 7.0 of 9.3 points.
      </figcaption>
    </figure>
  );
}

export function Stats() {
  return (
    <section aria-label="Platform metrics" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-[1200px] px-4 py-8 sm:px-6">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:grid-cols-6">
          {STATS.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-label text-muted">{label}</dt>
              <dd className="text-page font-semibold tabular">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-meta text-muted">{STATS_DATE}</p>
      </div>
    </section>
  );
}

export function Reasons() {
  return (
    <Section id="why" title="Why founders and investors choose Proofround">
      <div className="grid gap-4 md:grid-cols-3">
        {REASONS.map(({ icon: Icon, title, text }) => (
          <article key={title} className="rounded-card border border-line bg-surface p-6">
            <span className="grid size-10 place-items-center rounded-card bg-primary-tint text-primary">
              <Icon className="size-5" aria-hidden />
            </span>
            <h3 className="mt-4 text-card font-semibold">{title}</h3>
            <p className="mt-2 text-body text-text-2">{text}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}

export function HowItWorks() {
  return (
    <div className="border-y border-line bg-surface">
      <Section id="how" title="How It Works">
        <ol className="grid gap-8 sm:grid-cols-2 md:grid-cols-4">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-primary pt-4">
              <p className="text-label font-medium text-primary">Step {index + 1}</p>
              <h3 className="mt-1 text-card font-semibold">{title}</h3>
              <p className="mt-2 text-body text-text-2">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-6 mb-8 flex flex-col gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3 text-reading text-text-2">
          <Check className="mt-1 size-4 shrink-0 text-teal" aria-hidden />
          {point}
        </li>
      ))}
    </ul>
  );
}

export function ForBoth({ enter }: { enter: Enter }) {
  return (
    <div className="mx-auto grid max-w-[1200px] gap-4 px-4 py-16 sm:px-6 sm:py-24 md:grid-cols-2">
      <section className="flex flex-col rounded-dialog border border-line bg-surface p-8 max-sm:p-6">
        <h2 className="text-page font-semibold">For Startups</h2>
        <Points points={FOR_STARTUPS} />
        <Button className="mt-auto self-start" onClick={() => enter()}>
          Score my startup
        </Button>
      </section>
      <section className="flex flex-col rounded-dialog border border-line bg-surface p-8 max-sm:p-6">
        <h2 className="text-page font-semibold">For Investors</h2>
        <Points points={FOR_INVESTORS} />
        <Button className="mt-auto self-start" variant="secondary" onClick={() => enter('investor')}>
          Browse as an investor
        </Button>
      </section>
    </div>
  );
}

export function Testimonials() {
  return (
    <Section id="voices" title="What people say" className="pt-0 sm:pt-0">
      <div className="grid gap-8 md:grid-cols-3">
        {TESTIMONIALS.map(({ quote, name, role }) => (
          <figure key={name} className="border-l-2 border-line pl-5">
            <blockquote className="text-reading text-text">“{quote}”</blockquote>
            <figcaption className="mt-4 text-label text-muted">
              <span className="font-medium text-text">{name}</span> · {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

function PlanCard({ plan, enter }: { plan: Plan; enter: Enter }) {
  const id = useId();
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
      <p className="mt-4 flex items-baseline gap-2">
        <span className="text-landing font-semibold tabular">{plan.price}</span>
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
      <Button
        variant={plan.popular ? 'primary' : 'secondary'}
        onClick={() => enter(plan.forInvestors ? 'investor' : undefined)}
      >
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

export function FinalCall({ enter }: { enter: Enter }) {
  return (
    <section className="mx-auto max-w-[1200px] px-4 py-16 text-center sm:px-6 sm:py-24">
      <h2 className="mx-auto max-w-2xl text-landing font-semibold tracking-[-0.02em] max-sm:text-figure">
        Find out where you stand, today.
      </h2>
      <p className="mx-auto mt-4 max-w-xl text-reading text-text-2">
        Ten minutes of your time. A score you can check, and a list you can start on this afternoon.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button size="large" onClick={() => enter()}>
          Get My AI Score
        </Button>
        <Button size="large" variant="secondary" onClick={() => enter('investor')}>
          For Investors
        </Button>
      </div>
    </section>
  );
}

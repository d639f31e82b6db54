import { Check } from 'lucide-react';

import { Button } from '../../components/button';
import { FOR_INVESTORS, FOR_STARTUPS, REASONS, STATS, STATS_DATE, STEPS, TESTIMONIALS } from './content';
import { type Enter, Section } from './section';

export function Stats() {
  return (
    <section aria-label="Platform metrics" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-[1200px] px-4 py-8 sm:px-6">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:grid-cols-6">
          {STATS.map(({ figure, label }) => (
            <li key={label}>
              <span className="block text-page font-semibold tabular">{figure}</span>{' '}
              <span className="block text-label text-muted">{label}</span>
            </li>
          ))}
        </ul>
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
    <Section
      id="voices"
      title="Testimonials"
      intro="Written as examples, until customers agree to be quoted."
      className="pt-0 sm:pt-0"
    >
      <div className="grid gap-8 md:grid-cols-3">
        {TESTIMONIALS.map(({ quote, role }) => (
          <figure key={role} className="border-l-2 border-line pl-5">
            <blockquote className="text-reading text-text">“{quote}”</blockquote>
            <figcaption className="mt-4 text-label text-muted">Example: {role}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
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
          Score my idea
        </Button>
        <Button size="large" variant="secondary" onClick={() => enter('investor')}>
          Join as an investor
        </Button>
      </div>
    </section>
  );
}

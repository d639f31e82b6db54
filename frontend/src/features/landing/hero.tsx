import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { PageTitle } from '../../components/page';
import { ScoreRing } from '../../components/score';
import { cn } from '../../lib/cn';
import { SAMPLE } from './content';
import type { Enter } from './section';

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
function SampleAnalysis() {
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
              <dd className="h-1.5 overflow-hidden rounded-full bg-track" aria-hidden>
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

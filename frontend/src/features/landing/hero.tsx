import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { PageTitle } from '../../components/page';
import { bandOf, ScoreRing } from '../../components/score';
import { cn } from '../../lib/cn';
import { SAMPLE_ADDRESS } from './open-sample';
import { SUMMARY } from './sample/summary';
import type { Enter } from './section';

export function Hero({ enter }: { enter: Enter }) {
  return (
    <section className="mx-auto grid max-w-[1200px] items-center gap-12 px-4 pt-16 pb-16 sm:px-6 md:grid-cols-[1.15fr_1fr] md:pt-24">
      <div>
        <PageTitle title="Proofround" size="hero">
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

/** A sample analysis with 0 to 10 per dimension, and a link to the full sample. */
function SampleAnalysis() {
  const { name, pitch, overall, scores, line } = SUMMARY;
  return (
    <figure
      className="rounded-dialog border border-line bg-surface p-6 shadow-float"
      aria-label="Sample analysis"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <Badge tone="primary">Sample analysis</Badge>
          <p className="mt-3 text-card font-semibold">{name}</p>
          <p className="mt-1 text-body text-text-2">{pitch}</p>
        </div>
        <div className="flex flex-col items-center gap-1">
          <ScoreRing score={overall} size={104} label="Funding Readiness" />
          <p className="text-center text-meta text-balance text-muted" aria-hidden>
            Funding Readiness, of 100
          </p>
        </div>
      </div>
      <dl className="mt-6 flex flex-col gap-3">
        {scores.map(({ label, value }) => {
          const good = label === 'Risk' ? 10 - value : value;
          return (
            <div key={label} className="grid grid-cols-[8rem_1fr_auto] items-center gap-3 text-label">
              <dt className="text-text-2">{label}</dt>
              <dd className="h-1.5 overflow-hidden rounded-full bg-track" aria-hidden>
                <div
                  className={cn('h-full rounded-full', bandOf(good * 10).fill)}
                  style={{ width: `${good * 10}%` }}
                />
              </dd>
              <dd className="min-w-12 text-right font-medium tabular">{value.toFixed(1)}/10</dd>
            </div>
          );
        })}
      </dl>
      <figcaption className="mt-6 border-t border-line pt-4 text-label text-muted">
        “{line.evidence}” {line.factor}: {line.points} of {line.max_points} points.
        <a
          href={SAMPLE_ADDRESS}
          className="mt-4 flex h-12 items-center justify-center rounded-control border border-line text-body font-medium text-primary hover:bg-fill"
        >
          Open it and play with it
        </a>
      </figcaption>
    </figure>
  );
}

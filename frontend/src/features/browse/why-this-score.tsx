import { useState } from 'react';

import type { AnalysisInList } from '../../api/generated/client';
import { BulletList } from '../../components/bullet-list';
import { QueryView } from '../../lists/query-view';
import { useStartupsGetQuery } from './api';

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <p className="text-label font-medium">{title}</p>
      <BulletList items={[...new Set(points)].slice(0, 3)} className="mt-1" />
    </div>
  );
}

/** The named risks, which lists leave out. */
function Risks({ startupId }: { startupId: string }) {
  return (
    <QueryView
      query={useStartupsGetQuery({ id: startupId })}
      name="The risks"
      outline={['h-12']}
      failure={null}
    >
      {({ analysis }) => (
        <Points
          title="Risks to ask about"
          points={(analysis?.risks ?? []).map(({ title, question }) => `${title}: ${question}`)}
        />
      )}
    </QueryView>
  );
}

/** The explanation of the score, collapsed by default. The risks load when it is opened. */
export function WhyThisScore({ startupId, analysis }: { startupId: string; analysis: AnalysisInList }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="group text-label" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit rounded-control font-medium text-primary max-sm:py-3">Why this score</summary>
      <div className="mt-2 flex flex-col gap-3">
        <p className="break-words text-text-2">{analysis.summary}</p>
        <Points title="Strengths" points={analysis.strengths} />
        <Points title="Concerns" points={analysis.concerns} />
        {open && <Risks startupId={startupId} />}
      </div>
    </details>
  );
}

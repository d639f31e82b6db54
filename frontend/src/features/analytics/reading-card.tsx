import { CircleAlert, CircleCheck, type LucideIcon } from 'lucide-react';

import type { Startup } from '../../api/generated/client';
import { TitledCard } from '../../components/card';

type Analysis = NonNullable<Startup['analysis']>;

interface PointsProps {
  title: string;
  points: readonly string[];
  icon: LucideIcon;
  tone: string;
  none: string;
}

function Points({ title, points, icon: Icon, tone, none }: PointsProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-body font-semibold">{title}</h3>
      {points.length === 0 ? (
        <p className="text-body text-muted">{none}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {points.map((point, at) => (
            <li key={at} className="flex gap-2 text-body text-text-2">
              <Icon className={`mt-0.5 size-4 shrink-0 ${tone}`} aria-hidden />
              <span className="min-w-0 break-words">{point}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The analysis as text: summary, strengths and concerns. */
export function ReadingCard({ analysis }: { analysis: Analysis }) {
  return (
    <TitledCard title="AI analysis">
      <p className="max-w-[72ch] text-reading break-words text-text-2">{analysis.summary}</p>
      <div className="mt-5 grid grid-cols-1 gap-x-10 gap-y-5 border-t border-line pt-5 md:grid-cols-2">
        <Points
          title="Strengths"
          points={analysis.strengths}
          icon={CircleCheck}
          tone="text-ok"
          none="None stands out yet."
        />
        <Points
          title="Concerns"
          points={analysis.concerns}
          icon={CircleAlert}
          tone="text-warn"
          none="None stands out."
        />
      </div>
    </TitledCard>
  );
}

import type { Startup } from '../../api/generated/client';
import { TitledCard } from '../../components/card';
import { Support } from '../../components/ledger/support';
import { cn } from '../../lib/cn';
import { supportOf } from './figures-card';

const RULED = 'mt-5 border-t border-line pt-4';

/** The founder's texts, each with the factor of the ledger that weighs it. */
const TEXTS = [
  { field: 'problem_statement', title: 'Problem', factor: 'Problem' },
  { field: 'solution_statement', title: 'Solution', factor: 'Solution' },
  { field: 'target_market', title: 'Market', factor: 'Target customer' },
  { field: 'competitive_advantage', title: 'Edge', factor: 'Edge' },
  { field: 'team_background', title: 'Team', factor: 'Relevant experience' },
  { field: 'funding_usage', title: 'Use of funds', factor: 'Use of funds' },
] as const satisfies readonly { field: keyof Startup; title: string; factor: string }[];

/** The founder's texts by field, and the fields that are missing. The description stands below the page's title. */
export function PitchCard({ startup }: { startup: Startup }) {
  const said = TEXTS.filter(({ field }) => startup[field] !== null);
  const missing = TEXTS.filter(({ field }) => startup[field] === null);
  return (
    <TitledCard title="In the founder's words">
      {said.map(({ field, title, factor }, at) => (
        <section key={field} aria-labelledby={`pitch-${field}`} className={cn(at > 0 && RULED)}>
          <h3 id={`pitch-${field}`} className="flex flex-wrap items-center gap-2 text-body font-semibold">
            {title} <Support support={supportOf(startup.analysis?.ledger, factor)} isQuiet />
          </h3>
          <p className="mt-1 max-w-[72ch] text-body break-words whitespace-pre-line text-text-2">
            {startup[field]}
          </p>
        </section>
      ))}
      {missing.length > 0 && (
        <p className={cn('text-label text-muted', said.length > 0 && RULED)}>
          Not stated yet: {missing.map(({ title }) => title.toLowerCase()).join(', ')}.
        </p>
      )}
    </TitledCard>
  );
}

import type { Startup } from '../../api/generated/client';
import { TitledCard } from '../../components/card';
import { Support } from '../../components/ledger/support';
import { supportOf } from './figures-card';

/** The founder's texts, each with the factor of the ledger that weighs it. */
const TEXTS = [
  { field: 'problem_statement', title: 'Problem', factor: 'Problem' },
  { field: 'solution_statement', title: 'Solution', factor: 'Solution' },
  { field: 'target_market', title: 'Market', factor: 'Target customer' },
  { field: 'competitive_advantage', title: 'Edge', factor: 'Edge' },
  { field: 'team_background', title: 'Team', factor: 'Relevant experience' },
  { field: 'funding_usage', title: 'Use of funds', factor: 'Use of funds' },
] as const satisfies readonly { field: keyof Startup; title: string; factor: string }[];

/** The founder's texts by field, and the fields that are missing. */
export function PitchCard({ startup }: { startup: Startup }) {
  const said = TEXTS.filter(({ field }) => startup[field] !== null);
  const missing = TEXTS.filter(({ field }) => startup[field] === null);
  return (
    <TitledCard title="In the founder's words">
      <p className="max-w-[72ch] text-reading break-words whitespace-pre-line text-text-2">
        {startup.idea_description}
      </p>
      {said.map(({ field, title, factor }) => (
        <section key={field} aria-labelledby={`pitch-${field}`} className="mt-5 border-t border-line pt-4">
          <h3 id={`pitch-${field}`} className="flex flex-wrap items-center gap-2 text-body font-semibold">
            {title} <Support support={supportOf(startup.analysis?.ledger, factor)} />
          </h3>
          <p className="mt-1 max-w-[72ch] text-body break-words whitespace-pre-line text-text-2">
            {startup[field]}
          </p>
        </section>
      ))}
      {missing.length > 0 && (
        <p className="mt-5 border-t border-line pt-4 text-label text-muted">
          Not stated yet: {missing.map(({ title }) => title.toLowerCase()).join(', ')}.
        </p>
      )}
    </TitledCard>
  );
}

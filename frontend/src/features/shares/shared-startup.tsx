import type { SharedStartup as Shared } from '../../api/generated/work-client';
import { TitledCard } from '../../components/card';
import { Fact, SelfReported } from '../../components/fact';
import { Ledger } from '../../components/ledger/ledger';
import { PageTitle } from '../../components/page';
import { Quote } from '../../components/quote';
import { StartupBadges, StartupLinks, StartupLocation } from '../../components/startup-parts';
import { formatMoment, formatMoney, statedCount, statedMoney } from '../../lib/format';
import { PartBoundary } from '../../lists/part-boundary';
import { SharedScore } from './shared-score';

/** The statements that a share can show, in the order in which an investor asks for them. */
const STATEMENTS = [
  ['problem_statement', 'Problem'],
  ['solution_statement', 'Solution'],
  ['target_market', 'Market'],
  ['competitive_advantage', 'Edge'],
  ['team_background', 'Team'],
] as const satisfies readonly (readonly [keyof Shared, string])[];

function Figures({ startup }: { startup: Shared }) {
  const { user_count: users, monthly_revenue: revenue, funding_ask: ask, funding_usage: usage } = startup;
  if (users === undefined && ask == null && usage == null) return null;
  return (
    <TitledCard title="Figures and ask">
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {users !== undefined && <SelfReported label="Users">{statedCount(users)}</SelfReported>}
        {revenue !== undefined && <SelfReported label="Monthly revenue">{statedMoney(revenue)}</SelfReported>}
        {ask != null && <Fact label="Funding ask">{formatMoney(ask)}</Fact>}
        {usage != null && (
          <Fact label="Use of funds" className="sm:col-span-3">
            <span className="font-normal whitespace-pre-line">{usage}</span>
          </Fact>
        )}
      </dl>
    </TitledCard>
  );
}

function Statements({ startup }: { startup: Shared }) {
  const statements = STATEMENTS.flatMap(([name, label]) => {
    const text = startup[name];
    return text ? [{ label, text }] : [];
  });
  if (statements.length === 0) return null;
  return (
    <TitledCard title="In the founder's words">
      <dl className="divide-y divide-line">
        {statements.map(({ label, text }) => (
          <div
            key={label}
            className="grid gap-x-6 gap-y-1 py-4 first:pt-0 last:pb-0 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="text-body font-semibold">{label}</dt>
            <dd className="max-w-prose text-body break-words whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}

function Risks({ risks }: { risks: NonNullable<Shared['risks']> }) {
  return (
    <TitledCard title="Risks and what to ask about them">
      <ul className="flex flex-col gap-4">
        {risks.map(({ code, title, question, quote }, at) => (
          <li key={`${code} ${at}`} className="min-w-0">
            <h3 className="text-body font-medium break-words">{title}</h3>
            {quote && <Quote>{quote}</Quote>}
            <p className="mt-1 text-label break-words text-text-2">{question}</p>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** A startup as its public page shows it: only what its owner chose. */
export function SharedStartup({ startup }: { startup: Shared }) {
  const { idea_title, idea_description, location, ledger, risks = [], ai_score: score, expires_at } = startup;
  return (
    <div className="flex flex-col gap-6">
      <header>
        <PageTitle title={idea_title} />
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <StartupBadges startup={startup} />
          {location && <StartupLocation>{location}</StartupLocation>}
        </div>
        <p className="mt-4 max-w-prose text-reading break-words whitespace-pre-line">{idea_description}</p>
        <div className="mt-3 flex flex-wrap gap-4">
          <StartupLinks
            startup={{
              product_url: startup.product_url ?? null,
              pitch_deck_url: startup.pitch_deck_url ?? null,
            }}
          />
        </div>
      </header>
      <PartBoundary name="The score" of={startup} framed>
        <SharedScore startup={startup} />
      </PartBoundary>
      <Statements startup={startup} />
      <PartBoundary name="The figures" of={startup} framed>
        <Figures startup={startup} />
      </PartBoundary>
      {ledger && score && (
        <TitledCard title="How this score came about">
          <PartBoundary name="The ledger" of={ledger}>
            <Ledger ledger={ledger} overall={score.overall_score} />
          </PartBoundary>
        </TitledCard>
      )}
      {risks.length > 0 && <Risks risks={risks} />}
      <p className="text-label text-muted">
        What founders state is self-reported. The score is advice: it measures readiness, not the probability
        of success.{expires_at !== null && ` This page is available until ${formatMoment(expires_at)}.`}
      </p>
    </div>
  );
}

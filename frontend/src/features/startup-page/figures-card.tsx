import type { ReactNode } from 'react';

import type { LedgerEntry, Startup } from '../../api/generated/client';
import { TitledCard } from '../../components/card';
import { Fact, SelfReported } from '../../components/fact';
import { Support, SupportMeanings } from '../../components/ledger/support';
import { StartupLinks } from '../../components/startup-parts';
import { Day } from '../../components/time';
import { formatMoney, statedCount, statedMoney } from '../../lib/format';

type SupportOfFigure = NonNullable<LedgerEntry['support']>;

/** The support of a figure, from the ledger's line for its factor. Without such a line it is only stated. */
export const supportOf = (ledger: readonly LedgerEntry[] | undefined, factor: string): SupportOfFigure =>
  ledger?.find((entry) => entry.factor === factor)?.support ?? 'stated';

const Figure = ({ value, support }: { value: string; support: SupportOfFigure }) => (
  <span className="flex flex-wrap items-center gap-2">
    {value} <Support support={support} />
  </span>
);

/** The figures, each with its support, and the links. */
export function FiguresCard({ startup }: { startup: Startup }) {
  const ledger = startup.analysis?.ledger;
  // "Self-reported" below the figure already says that it is only stated.
  const figure = (value: number, show: (value: number) => string, factor: string): ReactNode => {
    const support = supportOf(ledger, factor);
    return value === 0 || support === 'stated' ? (
      show(value)
    ) : (
      <Figure value={show(value)} support={support} />
    );
  };
  const { funding_ask: ask, product_url: product, pitch_deck_url: deck } = startup;
  return (
    <TitledCard title="Figures">
      <dl className="grid grid-cols-2 gap-4">
        <SelfReported label="Users">{figure(startup.user_count, statedCount, 'Users')}</SelfReported>
        <SelfReported label="Monthly revenue">
          {figure(startup.monthly_revenue, statedMoney, 'Revenue')}
        </SelfReported>
        <Fact label="Raising">
          {ask === null ? 'Not stated' : <Figure value={formatMoney(ask)} support="stated" />}
        </Fact>
        <Fact label="Added">
          <Day at={startup.created_at} />
        </Fact>
      </dl>
      {(product ?? deck) !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4">
          <StartupLinks startup={startup} />
        </div>
      )}
      <SupportMeanings />
    </TitledCard>
  );
}

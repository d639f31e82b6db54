import { TitledCard } from '../../components/card';
import { Ledger, type LedgerProps } from '../../components/ledger/ledger';

export function LedgerCard({ isOwner = true, ...props }: LedgerProps & { isOwner?: boolean }) {
  return (
    <TitledCard
      title="How this score came about"
      note={`Points for each factor, with ${isOwner ? 'your' : "the founder's"} own words as evidence. Length and repetition earn nothing.`}
    >
      <Ledger {...props} />
    </TitledCard>
  );
}

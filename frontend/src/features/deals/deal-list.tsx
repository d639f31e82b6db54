import { Handshake } from 'lucide-react';
import { Link } from 'react-router';

import type { DealState, DealSummary } from '../../api/generated/work-client';
import { FRESH } from '../../api/pages';
import { ActionLink } from '../../components/action-link';
import { Card } from '../../components/card';
import { EmptyState } from '../../components/states';
import { formatMoney } from '../../lib/format';
import { Entries } from '../../lists/entries';
import { PartFailure } from '../../lists/part-boundary';
import { QueryView } from '../../lists/query-view';
import { WholeList } from '../../lists/whole-list';
import { useDealsListQuery } from './api';
import { DealStanding } from './deal-state';
import { dealTitle, ROLE_NAMES, STATE_NAMES } from './words';

/** The order of the groups: what needs work comes first. */
const STATES: readonly DealState[] = ['open', 'completed', 'fell_through'];

function DealRow({ deal }: { deal: DealSummary }) {
  const { id, amount, role, steps_done: done, steps_total: total } = deal;
  return (
    <Card as="article" aria-labelledby={`deal-${id}`} className="flex min-w-0 flex-col gap-2" hoverable>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 id={`deal-${id}`} className="min-w-0 flex-1 basis-60 text-card font-semibold break-words">
          <Link to={`/deals/${id}`} className="hover:underline">
            {dealTitle(deal)}
          </Link>
        </h3>
        <p className="text-section font-semibold break-all tabular">{formatMoney(amount)}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-text-2">
        <span>You are the {ROLE_NAMES[role].toLowerCase()}</span>
        <span aria-hidden>·</span>
        <span className="tabular">
          {done} of {total} steps done
        </span>
      </p>
      <DealStanding deal={deal} />
    </Card>
  );
}

function Group({ state, deals }: { state: DealState; deals: readonly DealSummary[] }) {
  if (deals.length === 0) return null;
  return (
    <section aria-labelledby={`deals-${state}`} className="flex flex-col gap-3">
      <h2 id={`deals-${state}`} className="text-card font-semibold">
        {STATE_NAMES[state]} <span className="font-normal text-muted tabular">({deals.length})</span>
      </h2>
      <Entries items={deals} name="This deal" framed className="flex flex-col gap-3">
        {(deal) => <DealRow deal={deal} />}
      </Entries>
    </section>
  );
}

function Nothing() {
  return (
    <EmptyState
      icon={Handshake}
      title="You have no deals yet"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ActionLink to="/marketplace" variant="primary">
            See what is for sale
          </ActionLink>
          <ActionLink to="/marketplace?view=my-listings">Go to my listings</ActionLink>
        </div>
      }
    >
      A deal opens when an offer is accepted: make an offer for a startup, or accept one for yours.
    </EmptyState>
  );
}

/** The user's deals: open ones first. */
export function DealList() {
  const deals = useDealsListQuery({}, FRESH);
  return (
    <QueryView
      query={deals}
      name="Your deals"
      failure="Failed to load deals"
      outline={['h-32', 'h-32']}
      shape="card"
      empty={<Nothing />}
    >
      {(all) => (
        <WholeList name="deals" items={all}>
          <div className="flex flex-col gap-8">
            {STATES.map((state) => (
              <Group key={state} state={state} deals={all.filter((deal) => deal.state === state)} />
            ))}
            {all
              .filter(({ state }) => !STATES.includes(state))
              .map((_, at) => (
                <PartFailure key={at} name="This deal" framed onRetry={() => void deals.refetch()} />
              ))}
          </div>
        </WholeList>
      )}
    </QueryView>
  );
}

import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

import { statusOf } from '../../api/errors';
import type { Deal } from '../../api/generated/work-client';
import { FRESH } from '../../api/pages';
import { ActionLink } from '../../components/action-link';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { EmptyState } from '../../components/states';
import { boundariesWith } from '../../lists/part-boundary';
import { QueryView } from '../../lists/query-view';
import { AfterDeal } from './after-deal';
import { useDealsGetQuery } from './api';
import { ChecklistCard } from './checklist-card';
import { FellThrough } from './fell-through';
import { LetterCard } from './letter-card';
import { NextStep } from './next-step';
import { NotesCard } from './notes-card';
import { OverviewCard } from './overview-card';
import { dealTitle } from './words';

interface DealScreenProps {
  dealId: string;
  user: { name: string; email: string };
  /** Buttons of other features. */
  actions?: (deal: Deal) => ReactNode;
}

function NotFound() {
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        title="There is no such deal"
        action={
          <ActionLink to="/deals" variant="primary">
            Go to my deals
          </ActionLink>
        }
      >
        Only its buyer and its seller can open a deal.
      </EmptyState>
    </Card>
  );
}

/** A deal as one of its two sides sees it. */
export function DealScreen({ dealId, user, actions }: DealScreenProps) {
  const deal = useDealsGetQuery({ id: dealId }, FRESH);
  const title = deal.data ? `Deal for ${dealTitle(deal.data)}` : 'Deal';
  const part = boundariesWith(deal.refetch);
  const isMissing = !deal.data && statusOf(deal.error) === 404;
  return (
    <>
      <PageTitle title={title} className="mb-6" />
      {isMissing ? (
        <NotFound />
      ) : (
        <QueryView
          query={deal}
          name="The deal"
          failure="Failed to load the deal"
          outline={['h-40', 'h-96']}
          shape="card"
          layout="flex flex-col gap-6"
        >
          {(data) => (
            <div className="flex min-w-0 flex-col gap-6">
              {part(
                'The next step',
                data.state === 'open' ? <NextStep deal={data} /> : <AfterDeal deal={data} />,
              )}
              {part('The overview', <OverviewCard deal={data} user={user} actions={actions?.(data)} />)}
              {part('The checklist', <ChecklistCard deal={data} />)}
              {part('The letter of intent', <LetterCard deal={data} userName={user.name} />)}
              {part('The notes', <NotesCard deal={data} />)}
              <FellThrough deal={data} />
            </div>
          )}
        </QueryView>
      )}
    </>
  );
}

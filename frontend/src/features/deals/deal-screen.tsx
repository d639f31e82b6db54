import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { statusOf } from '../../api/errors';
import type { Deal } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { EmptyState } from '../../components/states';
import { Part } from '../../lists/part';
import { QueryView } from '../../lists/query-view';
import { FRESH, useDealsGetQuery } from './api';
import { ChecklistCard } from './checklist-card';
import { FellThrough } from './fell-through';
import { LetterCard } from './letter-card';
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
          <Button asChild>
            <Link to="/deals">Go to my deals</Link>
          </Button>
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
  const isMissing = !deal.data && statusOf(deal.error) === 404;
  return (
    <>
      <PageTitle title={title} className="mb-6">
        {title}
      </PageTitle>
      {isMissing ? (
        <NotFound />
      ) : (
        <QueryView
          query={deal}
          name="The deal"
          framed
          failure="Failed to load the deal"
          outline={['h-40', 'h-96']}
          shape="card"
          layout="flex flex-col gap-6"
        >
          {(data) => (
            <div className="flex min-w-0 flex-col gap-6">
              {[
                {
                  name: 'The overview',
                  card: <OverviewCard deal={data} user={user} actions={actions?.(data)} />,
                },
                { name: 'The checklist', card: <ChecklistCard deal={data} /> },
                { name: 'The letter of intent', card: <LetterCard deal={data} userName={user.name} /> },
                { name: 'The notes', card: <NotesCard deal={data} /> },
              ].map(({ name, card }) => (
                <Part key={name} name={name} of={data} framed onRetry={() => void deal.refetch()}>
                  {card}
                </Part>
              ))}
              <FellThrough deal={data} />
            </div>
          )}
        </QueryView>
      )}
    </>
  );
}

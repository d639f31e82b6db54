import { Plus, Rocket } from 'lucide-react';
import { useDeferredValue } from 'react';

import { OWN_STARTUPS } from '../../api/pages';
import { ActionLink } from '../../components/action-link';
import { ButtonLink } from '../../components/button-link';
import { PageTitle } from '../../components/page';
import { EmptyState } from '../../components/states';
import { useStartupsListQuery } from '../../features/startups/api';
import { QueryView } from '../../lists/query-view';
import { useDialogParam } from '../../lists/use-dialog-param';
import { DeleteStartupDialog, EndingSale, ListForSaleDialog, OwnStartups } from '../pages/own-startups';

const FIRST_STEPS = [
  { title: 'Describe it', text: 'About 5 minutes by chat, or 10 with the form.' },
  { title: 'Read your score', text: 'Every point with the sentence that earned it.' },
  {
    title: 'Take the first step',
    text: 'A plan for 7, 30 and 90 days, with the points that each step wins.',
  },
] as const;

/** A founder's startups, and the plan and matches of one of them. */
export default function FounderDashboard() {
  const query = useStartupsListQuery(OWN_STARTUPS);
  // Deferred, so that the page stays responsive while the list renders.
  const startups = useDeferredValue(query.data);
  const deletion = useDialogParam('delete');
  const sale = useDialogParam('sell');
  const startupOf = (dialog: typeof sale) =>
    dialog.value === undefined ? undefined : startups?.find(({ id }) => id === dialog.value);
  const [deleting, selling] = [startupOf(deletion), startupOf(sale)];

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <PageTitle title="Dashboard">Your startups</PageTitle>
        {startups && startups.length > 0 && (
          <ActionLink to="/create-startup" icon={Plus}>
            Add startup
          </ActionLink>
        )}
      </div>

      <QueryView
        query={{ ...query, data: startups }}
        name="Your startups"
        outline={['h-96', 'h-96']}
        shape="card"
        layout="grid gap-4 md:grid-cols-2"
        empty={
          <EmptyState
            icon={Rocket}
            title="No startups yet"
            action={<ButtonLink to="/create-startup">Create Your First Startup</ButtonLink>}
          >
            <p>Say what you are building. Within a minute you know where you stand:</p>
            <ol className="mt-4 grid gap-x-8 gap-y-4 text-left sm:grid-cols-3">
              {FIRST_STEPS.map(({ title, text }, index) => (
                <li key={title} className="border-t-2 border-primary pt-3">
                  <p className="font-semibold text-text">
                    {index + 1}. {title}
                  </p>
                  <p className="mt-1">{text}</p>
                </li>
              ))}
            </ol>
          </EmptyState>
        }
      >
        {(own) => <OwnStartups startups={own} onDelete={deletion.open} onListForSale={sale.open} />}
      </QueryView>
      {selling && <ListForSaleDialog startup={selling} onClose={sale.close} />}
      {deleting && (
        <DeleteStartupDialog
          startup={deleting}
          sale={<EndingSale startupId={deleting.id} />}
          onClose={deletion.close}
        />
      )}
    </>
  );
}

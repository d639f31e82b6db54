import { useState } from 'react';
import { useParams } from 'react-router';

import { errorText, statusOf } from '../../api/errors';
import type { SharedStartup as SharedReply } from '../../api/generated/work-client';
import { ActionLink } from '../../components/action-link';
import { HomeLink } from '../../components/home-link';
import { PageTitle } from '../../components/page';
import { ErrorState, PartLoading } from '../../components/states';
import { useSharesOpenQuery } from '../../features/shares/api';
import { EmailGate } from '../../features/shares/email-gate';
import { SharedStartup } from '../../features/shares/shared-startup';
import { PartBoundary } from '../../lists/part-boundary';
import type { Query } from '../../lists/query-view';

/** The public page of a shared startup. Readers need no account. */
export default function Shared() {
  const { token = '' } = useParams();
  const [email, setEmail] = useState<string>();
  const opened = useSharesOpenQuery(email === undefined ? { token } : { token, email });
  return (
    <main id="main" tabIndex={-1} className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-6">
      <HomeLink />
      <Content opened={opened} onEmail={setEmail} />
    </main>
  );
}

function Content({ opened, onEmail }: { opened: Query<SharedReply>; onEmail: (email: string) => void }) {
  const { data, error, isFetching, refetch } = opened;
  if (data)
    return (
      <PartBoundary name="The startup" of={data} framed onRetry={refetch}>
        <SharedStartup startup={data} />
      </PartBoundary>
    );
  if (error === undefined || isFetching) return <PartLoading />;
  const status = statusOf(error);
  if (status === 403) return <EmailGate onEmail={onEmail} />;
  if (status === 404 || status === 410) {
    return (
      <div className="flex flex-col gap-3">
        <PageTitle title="Link not available">{errorText(error, 'This link is not available')}</PageTitle>
        <p className="text-body text-text-2">Ask the person who sent it for a new one.</p>
        <ActionLink to="/" variant="primary" className="self-start">
          Continue to Proofround
        </ActionLink>
      </div>
    );
  }
  return (
    <ErrorState
      announced
      title="Failed to load the page"
      detail={errorText(error, 'An error occurred')}
      onRetry={() => void refetch()}
    />
  );
}

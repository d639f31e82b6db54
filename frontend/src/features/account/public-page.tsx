import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';

import { errorText } from '../../api/errors';
import { ActionLink } from '../../components/action-link';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { HomeLink } from '../../components/home-link';
import { PageTitle } from '../../components/page';

/** The layout of pages that a mail links to. They need no session. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-4 py-8">
      <div className="flex w-full max-w-[440px] flex-col gap-6">
        <HomeLink />
        <Card>
          <div className="flex flex-col gap-4">
            <PageTitle title={title} />
            {children}
          </div>
        </Card>
      </div>
    </main>
  );
}

interface LinkPageProps {
  title: string;
  text: string;
  action: string;
  done: ReactNode;
  /** Shown if the link does not work: what the user can do. */
  failed: ReactNode;
  send: (token: string) => Promise<unknown>;
}

/**
 * The page that a mail's link opens. The link takes effect only when the user clicks the button,
 * because mail filters open links too and each link works once.
 */
export function LinkPage({ title, text, action, done, failed, send }: LinkPageProps) {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [state, setState] = useState<'asking' | 'sending' | 'done' | { failure: string }>('asking');
  const start = async () => {
    setState('sending');
    try {
      await send(token);
      setState('done');
    } catch (error) {
      setState({ failure: errorText(error, 'An error occurred') });
    }
  };
  if (state === 'done') {
    return (
      <PublicPage title={title}>
        <div role="status" className="text-body text-text-2">
          {done}
        </div>
        <ActionLink to="/" variant="primary" className="self-start">
          Continue to Proofround
        </ActionLink>
      </PublicPage>
    );
  }
  return (
    <PublicPage title={title}>
      <p className="text-body text-text-2">{text}</p>
      {typeof state === 'object' && (
        <div role="alert" className="flex flex-col gap-1 text-body">
          <p className="text-bad">{state.failure}</p>
          <div className="text-text-2">{failed}</div>
        </div>
      )}
      <Button className="self-start" loading={state === 'sending'} onClick={() => void start()}>
        {action}
      </Button>
    </PublicPage>
  );
}

import { ActionLink } from '../../components/action-link';
import { Logo } from '../../components/logo';
import { PageTitle } from '../../components/page';

export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <div className="flex max-w-prose flex-col items-center gap-4 text-center">
        <Logo size="large" />
        <PageTitle title="Page not found" />
        <p className="text-reading text-text-2">
          There is nothing at this address. It may have been moved or deleted.
        </p>
        <ActionLink to="/" variant="primary">
          Back to Proofround
        </ActionLink>
      </div>
    </main>
  );
}

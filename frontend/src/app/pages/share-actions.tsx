import type { Described } from '../../components/button';
import { DownloadButton } from '../../components/download-button';
import { ShareButton } from '../../features/shares/share-button';

interface ShareActionsProps extends Partial<Described> {
  startup: { id: string; idea_title: string };
}

/** How an owner shows a startup to others: the links to its public page, and the one-pager. */
export function ShareActions({ startup, describedBy }: ShareActionsProps) {
  return (
    <>
      <ShareButton startup={startup} describedBy={describedBy} />
      <DownloadButton
        path={`/api/startups/${startup.id}/one-pager.pdf`}
        fileName="one-pager.pdf"
        describedBy={describedBy}
        failure="Failed to make the one-pager"
      >
        One-pager
      </DownloadButton>
    </>
  );
}

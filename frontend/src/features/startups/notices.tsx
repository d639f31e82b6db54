import type { StartupInList } from '../../api/generated/client';
import { Skeleton } from '../../components/states';
import { lazyExtra } from '../../lib/lazy-part';
import { useStartupsGetQuery } from './api';
import type { FounderNoticesProps } from './founder-notices';

// Most startups have no notices, so their code loads on demand.
const FounderNotices = lazyExtra(
  async () => (await import('./founder-notices')).FounderNotices,
  <Skeleton className="h-40" />,
);

/** A startup's hold and questions, if it has any. Startups from lists have no questions. */
export function Notices(props: FounderNoticesProps) {
  const { review, analysis } = props.startup;
  const asks = props.isOwner && (analysis?.questions ?? []).length > 0;
  if (!review && !asks) return null;
  return <FounderNotices {...props} />;
}

/** The questions of a startup from a list. They load separately and push the content below them down. */
export function QuestionsOfListed({ startup }: { startup: StartupInList }) {
  const { id, analysis } = startup;
  const isLean = analysis !== null && analysis.questions === undefined;
  const { data: whole } = useStartupsGetQuery({ id }, { skip: !isLean });
  return (
    isLean &&
    whole && <Notices startup={{ ...startup, review: null, analysis: whole.analysis }} isOwner heading="h3" />
  );
}

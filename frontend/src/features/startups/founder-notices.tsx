import type { StartupInList } from '../../api/generated/client';
import { HeldNotice } from './held-notice';
import { Questions } from './questions';

export interface FounderNoticesProps {
  startup: StartupInList;
  /** Admins see the hold too, but only the owner gets actions and questions. */
  isOwner: boolean;
  /** The level below the heading with the startup's name. */
  heading: 'h2' | 'h3';
}

/** The analysis's notices to the founder: a hold and questions. */
export function FounderNotices({ startup, isOwner, heading }: FounderNoticesProps) {
  return (
    <>
      <HeldNotice startup={startup} isOwner={isOwner} heading={heading} />
      {isOwner && <Questions startup={startup} heading={heading} />}
    </>
  );
}

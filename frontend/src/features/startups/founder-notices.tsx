import type { Startup } from '../../api/generated/client';
import { HeldNotice } from './held-notice';
import { Questions } from './questions';

export interface FounderNoticesProps {
  startup: Startup;
  /** Others, who are admins, are told and can do nothing. */
  isOwner: boolean;
  /** The level below the heading that names the startup. */
  heading: 'h2' | 'h3';
}

/** What the judgement says to the founder in person: a hold, and questions. */
export function FounderNotices({ startup, isOwner, heading }: FounderNoticesProps) {
  return (
    <>
      <HeldNotice startup={startup} isOwner={isOwner} heading={heading} />
      {isOwner && <Questions startup={startup} heading={heading} />}
    </>
  );
}

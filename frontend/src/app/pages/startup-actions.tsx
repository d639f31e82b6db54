import { ChartLine, Pencil, Users } from 'lucide-react';

import type { Startup } from '../../api/generated/client';
import { ActionLink } from '../../components/action-link';
import type { Described } from '../../components/button';
import { ContactLink } from '../../features/browse/contact-link';
import { InterestButton } from '../../features/interest/interest-button';
import { matchesAddress } from '../../features/matches/address';
import { MessageButton, toFounder } from '../../features/messages/message-button';
import { PipelineControl } from '../../features/pipeline/pipeline-control';
import { ReportButton } from '../../features/reports/report-button';
import { isGone } from '../../lib/sale';
import { useUser } from '../session';
import { ShareActions } from './share-actions';

interface StartupActionsProps extends Described {
  startup: Startup;
}

/** What the user may do with a startup, by role. */
export function StartupActions(props: StartupActionsProps) {
  const user = useUser();
  const isOwner = props.startup.owner_id === user.id;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOwner && <OwnerActions {...props} />}
      {!isOwner && user.user_type === 'investor' && (
        <InvestorActions {...props} isPremium={user.is_premium} />
      )}
      {!isOwner && user.user_type !== 'investor' && <AdminActions {...props} />}
    </div>
  );
}

/** Interest first, because the founder waits for it; Report last. */
function InvestorActions({ startup, describedBy, isPremium }: StartupActionsProps & { isPremium: boolean }) {
  const { id, idea_title: title } = startup;
  return (
    <>
      <InterestButton startupId={id} describedBy={describedBy} isGone={isGone(startup)} />
      <PipelineControl startup={startup} describedBy={describedBy} />
      <MessageButton {...toFounder(startup)} describedBy={describedBy} />
      {isPremium && <ContactLink startupId={id} describedBy={describedBy} />}
      <ReportButton kind="startup" id={id} title={title} describedBy={describedBy} />
    </>
  );
}

function OwnerActions({ startup, describedBy }: StartupActionsProps) {
  const { id } = startup;
  return (
    <>
      <ActionLink to={`/edit-startup/${id}`} icon={Pencil} describedBy={describedBy} size="small">
        Edit
      </ActionLink>
      <ActionLink to={`/analytics/${id}`} icon={ChartLine} describedBy={describedBy} size="small">
        Analytics
      </ActionLink>
      <ActionLink to={matchesAddress(id)} icon={Users} describedBy={describedBy} size="small">
        Matches
      </ActionLink>
      <ShareActions startup={startup} describedBy={describedBy} />
    </>
  );
}

function AdminActions({ startup: { id }, describedBy }: StartupActionsProps) {
  return (
    <ActionLink to={`/analytics/${id}`} icon={ChartLine} describedBy={describedBy} size="small">
      Analytics
    </ActionLink>
  );
}

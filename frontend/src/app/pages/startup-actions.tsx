import { ChartLine, Pencil, Users } from 'lucide-react';

import type { Startup, User } from '../../api/generated/client';
import { ActionLink } from '../../components/action-link';
import type { Described } from '../../components/button';
import { FavouriteButton } from '../../components/startup-parts';
import { ContactLink } from '../../features/browse/contact-link';
import { FirstInterestNote } from '../../features/interest/first-interest-note';
import { InterestButton } from '../../features/interest/interest-button';
import { matchesAddress } from '../../features/matches/address';
import { MessageButton, toFounder } from '../../features/messages/message-button';
import { PipelineControl } from '../../features/pipeline/pipeline-control';
import { ReportButton } from '../../features/reports/report-button';
import { toggleFavourite, useFavourites } from '../../features/startups/favourites';
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
      {!isOwner && user.user_type === 'investor' && <InvestorActions {...props} user={user} />}
      {!isOwner && user.user_type !== 'investor' && <AdminActions {...props} />}
    </div>
  );
}

/** Interest first, because the founder waits for it; Report last. */
function InvestorActions({ startup, describedBy, user }: StartupActionsProps & { user: User }) {
  const { id, idea_title: title } = startup;
  const isFavourite = useFavourites(user.id).has(id);
  return (
    <>
      <FavouriteButton title={title} favourite={isFavourite} onToggle={() => toggleFavourite(user.id, id)} />
      <InterestButton startupId={id} describedBy={describedBy} isGone={isGone(startup)} />
      <PipelineControl startup={startup} describedBy={describedBy} />
      <MessageButton {...toFounder(startup)} describedBy={describedBy} />
      {user.is_premium && <ContactLink startupId={id} describedBy={describedBy} />}
      <ReportButton kind="startup" id={id} title={title} describedBy={describedBy} />
      <FirstInterestNote />
      {user.is_premium && (
        <p className="basis-full text-label text-muted">
          Messages stay in Proofround. Contact Founder opens your mail program and shows the address.
        </p>
      )}
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

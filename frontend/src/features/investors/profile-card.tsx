import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';

import type { Investor } from '../../api/generated/client';
import { ActionLink } from '../../components/action-link';
import { Button } from '../../components/button';
import { TitledCard } from '../../components/card';
import { ConfirmedAction } from '../../forms/confirmed-action';
import { titled } from '../../forms/use-submission';
import { cn } from '../../lib/cn';
import { formatDate, formatMoney } from '../../lib/format';
import { useDialogParam } from '../../lists/use-dialog-param';
import { useInvestorsDeleteMutation } from './api';
import { missingFacts, ProfileFacts } from './profile-facts';

/** The investor's own profile, which the matching uses. Narrow screens show one line of it (DASH-15). */
export function ProfileCard({ investor }: { investor: Investor }) {
  const deletion = useDialogParam('delete');
  const [isOpen, setOpen] = useState(false);
  const factsId = useId();
  const folded = isOpen ? 'hidden' : 'md:hidden';
  const unfolded = isOpen ? undefined : 'max-md:hidden';
  const missing = missingFacts(investor);
  return (
    <TitledCard
      title="Investor Profile"
      note={
        <span className={unfolded}>Since {formatDate(investor.created_at)}. Matches are made from it.</span>
      }
      actions={
        <>
          <ActionLink to="/create-investor" icon={Pencil} size="small">
            Edit
          </ActionLink>
          <Button
            variant="quiet"
            size="icon"
            className={unfolded}
            aria-label="Delete profile"
            onClick={() => deletion.open('profile')}
            icon={Trash2}
          />
          <Button
            variant="quiet"
            size="icon"
            className="md:hidden"
            aria-label={isOpen ? 'Show less of the profile' : 'Show the whole profile'}
            aria-expanded={isOpen}
            aria-controls={factsId}
            onClick={() => setOpen(!isOpen)}
            icon={isOpen ? ChevronUp : ChevronDown}
          />
        </>
      }
    >
      <div className="max-md:flex max-md:items-baseline max-md:gap-2">
        <p className="text-meta text-muted">Budget</p>
        <p className="text-figure font-semibold break-words tabular max-md:text-card">
          {formatMoney(investor.budget)}
        </p>
      </div>
      {missing.length > 0 && (
        <p className={cn('mt-1 text-label text-muted', folded)}>Not stated: {missing.join(', ')}</p>
      )}
      <div id={factsId} className={unfolded}>
        <ProfileFacts investor={investor} />
      </div>
      {deletion.value === 'profile' && (
        <DeleteProfileDialog investorId={investor.id} onClose={deletion.close} />
      )}
    </TitledCard>
  );
}

/** Asks for confirmation before the investor profile and its matches are deleted. */
function DeleteProfileDialog({ investorId, onClose }: { investorId: string; onClose: () => void }) {
  const [remove] = useInvestorsDeleteMutation();
  return (
    <ConfirmedAction
      title="Confirm Deletion"
      description="Your investor profile will be deleted with its matches. Your account and Investor Access stay. This cannot be undone."
      action="Delete"
      send={() => remove({ id: investorId }).unwrap()}
      done="Investor profile deleted successfully!"
      failure={titled('Failed to delete investor profile')}
      onClose={onClose}
    />
  );
}

import type { Deal } from '../../api/generated/work-client';
import { ActionLink } from '../../components/action-link';
import { TitledCard } from '../../components/card';

/** Where a side goes on after its deal (SCREEN-13). */
function wayOn({ role, state, startup }: Deal): { text: string; to: string; label: string } {
  const isDone = state === 'completed';
  if (role === 'buyer')
    return {
      text: isDone ? 'You can buy another startup, too.' : 'You can make an offer again.',
      to: '/marketplace',
      label: 'See what is for sale',
    };
  if (isDone)
    return {
      text: 'You can start over with your next idea.',
      to: '/create-startup',
      label: 'Create Startup',
    };
  return {
    text: startup ? 'The startup takes offers again.' : 'You can list another startup.',
    to: '/marketplace?view=my-listings',
    label: 'Go to my listings',
  };
}

/** What comes after a closed deal: what is left between both sides, and how each goes on. */
export function AfterDeal({ deal }: { deal: Deal }) {
  const { text, to, label } = wayOn(deal);
  const isDone = deal.state === 'completed';
  return (
    <TitledCard title="What comes next">
      <div className="flex flex-col items-start gap-4">
        <p className="text-body text-text-2">
          {isDone && 'Keep the letter of intent for your records. '}
          {deal.other &&
            deal.startup &&
            'A message reaches the other side as long as both of you have accounts. '}
          {text}
        </p>
        <ActionLink to={to} variant="primary">
          {label}
        </ActionLink>
      </div>
    </TitledCard>
  );
}

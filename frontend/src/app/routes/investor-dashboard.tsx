import { BriefcaseBusiness } from 'lucide-react';
import { useCallback, useState } from 'react';

import { ButtonLink } from '../../components/button-link';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { EmptyState, ErrorState, Skeleton } from '../../components/states';
import { BrowseStartups } from '../../features/browse/browse-startups';
import { InterestButton, type InterestButtonProps } from '../../features/interest/interest-button';
import { useInvestorsListQuery } from '../../features/investors/api';
import { MatchedStartupsCard } from '../../features/investors/matched-startups-card';
import { ProfileCard } from '../../features/investors/profile-card';
import { BENEFITS_IN_WORDS } from '../../features/payments/benefits';
import { UpgradeButton } from '../../features/payments/upgrade-button';
import { toggleFavourite, useFavourites } from '../../features/startups/favourites';
import { useLoadFailureToast } from '../../lib/use-failure-toast';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { useUser } from '../session';

/** The same at every rendering, so that cards on screen are not drawn anew. */
const interestButton = (props: InterestButtonProps) => <InterestButton {...props} />;

/** An investor's profile, their matches, and all startups; without a profile only the way to one. */
export default function InvestorDashboard() {
  const { id: userId, is_premium: isPremium } = useUser();
  const { data: investors, error, isLoading, isFetching, refetch } = useInvestorsListQuery({});
  const favourites = useFavourites(userId);
  const toggle = useCallback((startupId: string) => toggleFavourite(userId, startupId), [userId]);
  const investor = investors?.[0];
  // What is below the matches comes in sight with them, and is not pushed down by them.
  const [isSettled, setIsSettled] = useState(false);
  const settle = useCallback(() => setIsSettled(true), []);
  useLoadFailureToast(error);
  const focus = useKeptFocus<HTMLHeadingElement>(String(investor?.id));

  return (
    <>
      <div
        ref={(bar) => {
          focus.target.current = bar?.querySelector('h1') ?? null;
        }}
        className="mb-6"
      >
        <PageTitle title="Dashboard">Your dashboard</PageTitle>
      </div>

      {isLoading && (
        <div className="grid gap-4 md:grid-cols-2" role="status" aria-label="Loading your profile">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
      {error && !isFetching && !investors && (
        <Card>
          <ErrorState title="Your profile could not be loaded" onRetry={() => void refetch()} />
        </Card>
      )}
      {investors && !investor && (
        <Card>
          <EmptyState
            icon={BriefcaseBusiness}
            title="Create Your Investor Profile"
            action={
              isPremium ? (
                <ButtonLink to="/create-investor">Create Your Profile</ButtonLink>
              ) : (
                <UpgradeButton />
              )
            }
          >
            {isPremium
              ? 'Say what you invest in. Startups are matched to it, and you can browse, filter and contact them.'
              : BENEFITS_IN_WORDS}
          </EmptyState>
        </Card>
      )}
      {investor && (
        <div className="flex flex-col gap-8">
          <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
            <ProfileCard investor={investor} onDeleted={focus.act} />
            <MatchedStartupsCard
              key={investor.id}
              investorId={investor.id}
              upgrade={<UpgradeButton />}
              onSettled={settle}
            />
          </div>
          <div className={isSettled ? undefined : 'invisible'}>
            <BrowseStartups
              isPremium={isPremium}
              favourites={favourites}
              onToggleFavourite={toggle}
              interestButton={interestButton}
            />
          </div>
        </div>
      )}
    </>
  );
}

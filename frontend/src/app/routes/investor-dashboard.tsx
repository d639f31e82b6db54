import { ArrowDown, BriefcaseBusiness } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';

import type { Investor } from '../../api/generated/client';
import type { InvestorMatch } from '../../api/generated/work-client';
import { ActionLink } from '../../components/action-link';
import { ButtonLink } from '../../components/button-link';
import { PageTitle } from '../../components/page';
import { EmptyState } from '../../components/states';
import { BrowseStartups } from '../../features/browse/browse-startups';
import { FirstFive } from '../../features/browse/first-five';
import { FirstInterestNote } from '../../features/interest/first-interest-note';
import { InterestButton, type InterestButtonProps } from '../../features/interest/interest-button';
import { useInvestorsListQuery } from '../../features/investors/api';
import { MatchedStartupsCard } from '../../features/investors/matched-startups-card';
import { ProfileCard } from '../../features/investors/profile-card';
import { MessageButton, QuoteButton, reasonQuote, toFounder } from '../../features/messages/message-button';
import { useSettingsGetQuery } from '../../features/payments/api';
import { BENEFITS_IN_WORDS } from '../../features/payments/benefits';
import { UpgradeButton } from '../../features/payments/upgrade-button';
import { ReportButton, type ReportButtonProps } from '../../features/reports/report-button';
import { toggleFavourite, useFavourites } from '../../features/startups/favourites';
import { isOfEarlierRubric } from '../../features/startups/rubric-version';
import { cn } from '../../lib/cn';
import { isGone } from '../../lib/sale';
import { PartBoundary } from '../../lists/part-boundary';
import { QueryView } from '../../lists/query-view';
import { useSettled } from '../../lists/use-settled';
import { useUser } from '../session';

/** The hash of the address that opens at the list of all startups, below the matches. */
const BROWSE = '#browse';

type Matched = InvestorMatch['startup'];

/** Defined outside the component, so that cards do not render again. */
const interestButton = (props: InterestButtonProps) => <InterestButton {...props} />;
const matchActions = ({ startup, describedBy }: { startup: Matched; describedBy: string }) => (
  <>
    <InterestButton startupId={startup.id} describedBy={describedBy} isGone={isGone(startup)} />
    <MessageButton {...toFounder(startup)} describedBy={describedBy} />
  </>
);
const quoteReason = ({ startup, reason }: { startup: Matched; reason: string }) => (
  <QuoteButton of={reason} {...toFounder(startup)} quote={reasonQuote(reason)} />
);
const reportButton = (props: ReportButtonProps) => <ReportButton {...props} />;

/** An investor's profile, matches and all startups; without a profile, a link to create one and startups to open. */
export default function InvestorDashboard() {
  const { is_premium: isPremium } = useUser();
  const query = useInvestorsListQuery({});

  return (
    <>
      <PageTitle title="Dashboard" className="mb-6">
        Your dashboard
      </PageTitle>

      <QueryView
        query={query}
        name="Your profile"
        outline={['h-96 max-md:h-28', 'h-96']}
        shape="card"
        layout="grid gap-4 md:grid-cols-2"
        empty={<NoProfile isPremium={isPremium} />}
      >
        {([profile]) => profile && <Profile investor={profile} />}
      </QueryView>
      {query.data?.length === 0 && (
        <div className="mt-6">
          <FirstFive />
        </div>
      )}
    </>
  );
}

function NoProfile({ isPremium }: { isPremium: boolean }) {
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title="Create Your Investor Profile"
      action={
        isPremium ? <ButtonLink to="/create-investor">Create Your Profile</ButtonLink> : <UpgradeButton />
      }
    >
      {isPremium
        ? 'Tell us what you invest in. We match startups to it, and you can browse, filter and contact them.'
        : BENEFITS_IN_WORDS}
    </EmptyState>
  );
}

function Profile({ investor }: { investor: Investor }) {
  const { id: userId, is_premium: isPremium } = useUser();
  const favourites = useFavourites(userId);
  const toggle = useCallback((startupId: string) => toggleFavourite(userId, startupId), [userId]);
  const present = useSettingsGetQuery().data?.rubric_version;
  const isEarlier = useCallback((source: string) => isOfEarlierRubric(source, present), [present]);
  const { settle, below } = useSettled();
  const { search, hash } = useLocation();
  const isAsked = hash === BROWSE && below === undefined;
  useEffect(() => {
    if (isAsked) document.querySelector(BROWSE)?.scrollIntoView();
  }, [isAsked]);
  return (
    <div className="flex flex-col gap-8">
      <div className="-my-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ActionLink to={`${search}${BROWSE}`} variant="link" size="inline" icon={ArrowDown}>
          Browse all startups
        </ActionLink>
        <FirstInterestNote />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        {/* Stays visible beside the matches, which are longer. */}
        <div className="min-w-0 md:sticky md:top-[72px]">
          <PartBoundary name="Your profile" of={investor} framed>
            <ProfileCard investor={investor} />
          </PartBoundary>
        </div>
        <MatchedStartupsCard
          key={investor.id}
          investorId={investor.id}
          createdAt={investor.created_at}
          upgrade={<UpgradeButton />}
          actionsOf={matchActions}
          reasonAction={quoteReason}
          onSettled={settle}
        />
      </div>
      <div id={BROWSE.slice(1)} className={cn('scroll-mt-20', below)}>
        <BrowseStartups
          isPremium={isPremium}
          favourites={favourites}
          onToggleFavourite={toggle}
          interestButton={interestButton}
          reportButton={reportButton}
          isEarlier={isEarlier}
        />
      </div>
    </div>
  );
}

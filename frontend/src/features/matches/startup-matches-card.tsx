import { Users } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import type { StartupInList } from '../../api/generated/client';
import type { StartupMatch } from '../../api/generated/work-client';
import { itemsOf } from '../../api/pages';
import { SoldBadge } from '../../components/badge';
import { TitledCard } from '../../components/card';
import { furtherFrom, MATCHES, MatchItem } from '../../components/match-item';
import { EmptyState } from '../../components/states';
import { formatMoney } from '../../lib/format';
import { CursorList } from '../../lists/cursor-list';
import { RULED } from '../../lists/rows';
import { MATCHES_ID } from './address';
import { useMatchesListPagesInfiniteQuery } from './api';
import { GenerateButton } from './generate-button';

interface StartupMatchesCardProps {
  startup: StartupInList;
  /** What the founder may do with a match. `describedBy` is the id of the investor's name. */
  actionsOf?: (match: StartupMatch, describedBy: string) => ReactNode;
  /** Renders the button that quotes a reason. */
  reasonAction?: (match: StartupMatch, reason: string) => ReactNode;
}

/** The page stops scrolling to the heading once the reader does one of these. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
/** The cards above the heading arrive within this time. */
const SETTLES_IN_MS = 5000;

/** Focuses the heading and scrolls to it while the page grows, if the address is that of the matches. */
function useAimedHeading(): void {
  const isAimed = useLocation().hash === `#${MATCHES_ID}`;
  useEffect(() => {
    const heading = isAimed ? document.getElementById(MATCHES_ID) : null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    const scroll = () => heading.scrollIntoView({ block: 'center' });
    scroll();
    const growth = new ResizeObserver(scroll);
    growth.observe(document.body);
    const end = () => growth.disconnect();
    for (const move of OWN_MOVES) window.addEventListener(move, end, { once: true });
    const timer = setTimeout(end, SETTLES_IN_MS);
    return () => {
      clearTimeout(timer);
      end();
      for (const move of OWN_MOVES) window.removeEventListener(move, end);
    };
  }, [isAimed]);
}

/** A startup's matched investors, best first. */
export const StartupMatchesCard = memo(function StartupMatchesCard(props: StartupMatchesCardProps) {
  const { startup, actionsOf, reasonAction } = props;
  const list = useMatchesListPagesInfiniteQuery({ startupId: startup.id, limit: String(MATCHES) });
  // Rendering many matches takes long, so it is deferred to keep the page responsive.
  const data = useDeferredValue(list.data);
  useAimedHeading();
  const [outcome, setOutcome] = useState('');
  const matchesBefore = list.hasNextPage ? undefined : itemsOf(list.data);

  return (
    <TitledCard
      id={MATCHES_ID}
      title="Investor Matches"
      note={
        startup.is_sold
          ? 'Who fits, best first, and why. While the startup is sold, no new matches are added.'
          : 'Who fits, best first, and why.'
      }
      actions={
        <>
          {startup.is_sold && <SoldBadge of={startup} />}
          <GenerateButton startupId={startup.id} before={matchesBefore} onFound={setOutcome} />
        </>
      }
    >
      <p role="status" className="text-label text-text-2 not-empty:mb-4">
        {outcome}
      </p>
      <CursorList
        query={{ ...list, data }}
        name="The matches"
        entry="This match"
        outline={Array.from({ length: Math.min(MATCHES, Math.max(1, startup.match_count)) }, () => 'h-36')}
        idOf={({ match }) => match.id}
        itemClassName={RULED.medium}
        more="Show more matches"
        above={furtherFrom('startup')}
        empty={
          // The button that the text names stands in the header of the card.
          <EmptyState icon={Users} title="No investors matched" action={null}>
            No matches yet. Click "Generate Matches" to find potential investors!
          </EmptyState>
        }
      >
        {(found) => (
          <MatchItem
            match={found.match}
            name={found.investor_user.name}
            title={<span id={`match-${found.match.id}`}>{found.investor_user.name}</span>}
            actions={actionsOf?.(found, `match-${found.match.id}`)}
            reasonAction={reasonAction && ((reason) => reasonAction(found, reason))}
          >
            <p className="text-label text-muted">Budget {formatMoney(found.investor.budget)}</p>
          </MatchItem>
        )}
      </CursorList>
    </TitledCard>
  );
});

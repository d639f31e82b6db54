import { ChevronRight, Compass } from 'lucide-react';
import { Link } from 'react-router';

import { type StartupInList, workClient } from '../../api/generated/work-client';
import { tagsOf } from '../../api/pages';
import { ActionLink } from '../../components/action-link';
import { TitledCard } from '../../components/card';
import { ScoreRing } from '../../components/score';
import { StartupBadges } from '../../components/startup-parts';
import { EmptyState } from '../../components/states';
import { Entries } from '../../lists/entries';
import { QueryView } from '../../lists/query-view';
import { WholeList } from '../../lists/whole-list';

const api = workClient.enhanceEndpoints({
  endpoints: {
    startupsListFirst: {
      providesTags: (startups) => [{ type: 'Startup', id: 'LIST' }, ...tagsOf('Startup', startups)],
    },
  },
});

const { useStartupsListFirstQuery } = api;

const OUTLINE = Array.from({ length: 5 }, () => 'h-20');

/** The whole row leads to the startup's page. */
function Row({ startup }: { startup: StartupInList }) {
  const { id, idea_title: title, idea_description: description, ai_score: score, analysis } = startup;
  const strongest = analysis?.strengths[0];
  return (
    <div className="relative flex items-center gap-4 rounded-control px-2 py-4 hover:bg-fill max-sm:items-start max-sm:gap-3">
      <ScoreRing score={score?.overall_score ?? null} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="min-w-0 text-reading font-semibold break-words">
            <Link
              to={`/startups/${id}`}
              className="rounded-control underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          </h3>
          <StartupBadges startup={startup} />
        </div>
        <p className="mt-1 line-clamp-2 text-body break-words text-text-2">{description}</p>
        {strongest !== undefined && (
          <p className="mt-1 line-clamp-2 text-label break-words text-muted">{strongest}</p>
        )}
      </div>
      <ChevronRight className="size-5 shrink-0 text-muted max-sm:hidden" aria-hidden />
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      icon={Compass}
      title="No startup is scored yet"
      action={<ActionLink to="/marketplace">See what is for sale</ActionLink>}
    >
      The first ones appear here as soon as their analysis is done.
    </EmptyState>
  );
}

/** Startups that an investor can open at once, without a profile (STARTUP-14). */
export function FirstFive() {
  const query = useStartupsListFirstQuery();
  return (
    <TitledCard
      id="first-title"
      title="Five to open first"
      note="The highest scores, new before old, from different sectors. Open one to see where each point comes from."
    >
      <QueryView query={query} name="The startups to open first" outline={OUTLINE} empty={<Nothing />}>
        {(startups) => (
          <WholeList name="first" items={startups}>
            <Entries
              isOrdered
              items={startups}
              name="This startup"
              aria-labelledby="first-title"
              className="-mx-2 divide-y divide-line"
            >
              {(startup) => <Row startup={startup} />}
            </Entries>
            <p className="mt-4 border-t border-line pt-4 text-label text-muted">
              Some founders sell:{' '}
              <Link to="/marketplace" className="font-medium text-primary hover:underline">
                See what is for sale
              </Link>
            </p>
          </WholeList>
        )}
      </QueryView>
    </TitledCard>
  );
}

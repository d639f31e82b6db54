import { type ServiceDefinition, tombstone } from '@proofround/service-kit';

import { AnalysisRow } from './analysis/analysis.entity.js';
import { type StartupsConfig, startupsConfig } from './config.js';
import { StartupViewerRow, ViewDayRow, ViewRow } from './interest/view.entity.js';
import { MatchRow } from './matches/match.entity.js';
import { Startups1763600000000 } from './migrations/1763600000000-startups.js';
import { Interest1764200000000 } from './migrations/1764200000000-interest.js';
import { Browse1764300000000 } from './migrations/1764300000000-browse.js';
import { Matching1764400000000 } from './migrations/1764400000000-matching.js';
import { TaskStep1764500000000 } from './migrations/1764500000000-task-step.js';
import { Privacy1764600000000 } from './migrations/1764600000000-privacy.js';
import { StaleMatches1764700000000 } from './migrations/1764700000000-stale-matches.js';
import { Reviews1764800000000 } from './migrations/1764800000000-reviews.js';
import { ShownStartups1764900000000 } from './migrations/1764900000000-shown-startups.js';
import { ReasonGroups1765000000000 } from './migrations/1765000000000-reason-groups.js';
import { BrowseOrder1765100000000 } from './migrations/1765100000000-browse-order.js';
import { BoundedRuns1766100000000 } from './migrations/1766100000000-bounded-runs.js';
import { LeanDocuments1766150000000 } from './migrations/1766150000000-lean-documents.js';
import { Pipeline1766200000000 } from './migrations/1766200000000-pipeline.js';
import { Shares1766210000000 } from './migrations/1766210000000-shares.js';
import { Sold1766220000000 } from './migrations/1766220000000-sold.js';
import { Size1766230000000 } from './migrations/1766230000000-size.js';
import { FoldedSearch1766240000000 } from './migrations/1766240000000-folded-search.js';
import { BoundedViews1766250000000 } from './migrations/1766250000000-bounded-views.js';
import { CompletedSale1766260000000 } from './migrations/1766260000000-completed-sale.js';
import { FitCells1766270000000 } from './migrations/1766270000000-fit-cells.js';
import { SavedSearches1766280000000 } from './migrations/1766280000000-saved-searches.js';
import { FeedbackGroups1766290000000 } from './migrations/1766290000000-feedback-groups.js';
import { FollowedSearches1766300000000 } from './migrations/1766300000000-followed-searches.js';
import { LocationSearch1766310000000 } from './migrations/1766310000000-location-search.js';
import { PipelineCardRow } from './pipeline/card.entity.js';
import { FitWeightsRow } from './pipeline/weights.entity.js';
import { SweptDepartedUserRow } from './privacy/departed-user.entity.js';
import { InterestRow } from './records/interest.entity.js';
import { InvestorRow } from './records/investor.entity.js';
import { StartupRow } from './records/startup.entity.js';
import { DecisionRow } from './reviews/decision.entity.js';
import { SearchRow } from './searches/search.entity.js';
import { ShareRow } from './shares/share.entity.js';
import { ShareAnnouncementRow, ShareOpenRow, ShareReaderRow } from './shares/share-opens.entity.js';
import { StartupsModule } from './startups.module.js';
import { TaskRow } from './tasks/task.entity.js';

export const startupsService: ServiceDefinition<StartupsConfig> = {
  name: 'startups',
  config: startupsConfig,
  module: StartupsModule,
  database: {
    entities: [
      StartupRow,
      AnalysisRow,
      TaskRow,
      InvestorRow,
      MatchRow,
      InterestRow,
      ViewRow,
      StartupViewerRow,
      ViewDayRow,
      PipelineCardRow,
      FitWeightsRow,
      SearchRow,
      DecisionRow,
      ShareRow,
      ShareOpenRow,
      ShareReaderRow,
      ShareAnnouncementRow,
      SweptDepartedUserRow,
    ],
    migrations: [
      Startups1763600000000,
      Interest1764200000000,
      Browse1764300000000,
      Matching1764400000000,
      TaskStep1764500000000,
      Privacy1764600000000,
      StaleMatches1764700000000,
      Reviews1764800000000,
      ShownStartups1764900000000,
      ReasonGroups1765000000000,
      BrowseOrder1765100000000,
      BoundedRuns1766100000000,
      LeanDocuments1766150000000,
      Pipeline1766200000000,
      Shares1766210000000,
      Sold1766220000000,
      Size1766230000000,
      FoldedSearch1766240000000,
      BoundedViews1766250000000,
      CompletedSale1766260000000,
      FitCells1766270000000,
      SavedSearches1766280000000,
      FeedbackGroups1766290000000,
      FollowedSearches1766300000000,
      LocationSearch1766310000000,
    ],
    tombstones: {
      // The second pass erases data from requests that ran during the first.
      user: tombstone(SweptDepartedUserRow, { id: 'user_id', since: 'departed_at', erasedTwice: 'swept' }),
    },
  },
};

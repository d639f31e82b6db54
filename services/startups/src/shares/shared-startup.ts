import type { SharedStartup, ShareField } from '@proofround/contracts';

import type { StartupRow } from '../records/startup.entity.js';
import type { ShareRow } from './share.entity.js';

type Part = (row: StartupRow) => Partial<SharedStartup>;

const PARTS: Readonly<Record<ShareField, Part>> = {
  score: ({ ai_score, analysis }) => ({
    ai_score,
    product_readiness: analysis?.product_readiness ?? null,
    team_strength: analysis?.team_strength ?? null,
    summary: analysis?.summary ?? null,
  }),
  ledger: ({ analysis }) => ({ ledger: analysis?.ledger ?? [] }),
  risks: ({ analysis }) => ({ risks: analysis?.risks ?? [] }),
  problem: ({ problem_statement }) => ({ problem_statement }),
  solution: ({ solution_statement }) => ({ solution_statement }),
  market: ({ target_market }) => ({ target_market }),
  advantage: ({ competitive_advantage }) => ({ competitive_advantage }),
  team: ({ team_background }) => ({ team_background }),
  ask: ({ funding_ask, funding_usage }) => ({ funding_ask, funding_usage }),
  figures: ({ user_count, monthly_revenue }) => ({ user_count, monthly_revenue }),
  links: ({ product_url, pitch_deck_url }) => ({ product_url, pitch_deck_url }),
};

/** The startup with the chosen fields and nothing else (SHARE-4). */
export function toSharedStartup(share: ShareRow, startup: StartupRow): SharedStartup {
  const parts = share.fields.map((field) => PARTS[field](startup));
  const { idea_title, idea_description, sector, stage, location } = startup;
  return {
    idea_title,
    idea_description,
    sector,
    stage,
    location,
    ...parts.reduce((all, part) => ({ ...all, ...part }), {}),
    expires_at: share.expires_at?.toISOString() ?? null,
  };
}

import type { StartupInList } from '../../api/generated/client';
import type { CsvTable } from '../../lib/csv';
import { formatDate } from '../../lib/format';
import { STAGE_NAMES } from '../../lib/words';

/** What the cards of these startups show, as a table. */
export const tableOf = (startups: readonly StartupInList[]): CsvTable => ({
  head: [
    ...['Startup', 'Description', 'Sector', 'Stage', 'Location', 'Sold'],
    ...['Overall', 'Feasibility', 'Market', 'Risk', 'My fit'],
    ...['Users, self-reported', 'Monthly revenue, self-reported (USD)', 'Raising (USD)'],
    ...['Team', 'Product', 'Pitch deck', 'Added'],
  ],
  rows: startups.map((startup) => [
    startup.idea_title,
    startup.idea_description,
    startup.sector,
    STAGE_NAMES[startup.stage],
    startup.location,
    startup.is_sold ? 'Sold' : null,
    { rounded: startup.ai_score?.overall_score },
    { rounded: startup.ai_score?.feasibility },
    { rounded: startup.ai_score?.market_potential },
    { rounded: startup.ai_score?.risk_level },
    { rounded: startup.my_fit },
    // An empty field is 0 too (DASH-14).
    startup.user_count || null,
    startup.monthly_revenue || null,
    startup.funding_ask,
    startup.team_background,
    startup.product_url,
    startup.pitch_deck_url,
    formatDate(startup.created_at),
  ]),
});

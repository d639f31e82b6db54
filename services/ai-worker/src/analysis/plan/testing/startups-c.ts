import type { Example } from './example.js';

/** A strong example and a minimal one. */
export const EXTREMES: readonly Example[] = [
  {
    idea_title: 'FleetFox',
    sector: 'Mobility',
    stage: 'growing',
    idea_description: 'Charging plans for taxi firms with electric cars.',
    problem_statement: 'Taxi firms lose 50 minutes per car and shift at chargers.',
    solution_statement: 'We plan who charges where, from the bookings and the tariffs.',
    target_market: 'Taxi firms with over 20 cars in the Nordics, 1,900.',
    user_count: 44,
    monthly_revenue: 30_800,
    product_url: 'https://fleetfox.example',
    competitive_advantage: 'Exclusive tariffs with 3 charging networks until 2028.',
    funding_ask: 2_200_000,
    funding_usage:
      '$1,300,000 sales in 3 countries, $900,000 product; 18 months; milestone 160 firms, $110,000 MRR. We burn $62,000 a month.',
    team_background:
      'Ida ran a taxi firm with 60 cars. Max built routing at Einride. Growth is 9 % a month; net churn 0.8 %.',
  },
  {
    idea_title: 'Zzz',
    sector: 'SaaS',
    stage: 'launched',
    idea_description: 'x x x',
    target_market: '???',
    user_count: 1,
    monthly_revenue: 1,
    funding_ask: 1,
  },
];

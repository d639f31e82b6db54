import type { Snapshot } from './card.entity.js';
import { improvementText } from './come-back.js';

const lines = (users: number, team: number, edge = 2) => [
  { dimension: 'team', factor: 'Relevant experience', points: team, max_points: 20 },
  { dimension: 'product', factor: 'Users', points: users, max_points: 10 },
  { dimension: 'product', factor: 'Revenue', points: 0, max_points: 10 },
  { dimension: 'feasibility', factor: 'Edge', points: edge, max_points: 10 },
];
const at = (users: number, team: number, figures: Partial<Snapshot> = {}): Snapshot => ({
  lines: lines(users, team),
  user_count: 4,
  monthly_revenue: 0,
  ...figures,
});

describe('a startup comes back', () => {
  // rule: PIPELINE-12
  it('when the factor behind the reason rose by at least half of its open points', () => {
    expect(improvementText('team', at(0, 4), at(0, 12))).toBe(
      "You passed for the team; the team's score went from 20 to 60.",
    );
    expect(improvementText('team', at(0, 4), at(0, 11.9))).toBeNull();
  });

  // rule: PIPELINE-12
  it('with the figures that rose, if there are any', () => {
    const now = at(10, 4, { user_count: 31, monthly_revenue: 4800 });
    expect(improvementText('traction', at(0, 4), now)).toBe(
      'You passed for traction; users went from 4 to 31 and monthly revenue went from $0 to $4,800.',
    );
    expect(improvementText('traction', at(0, 4), at(10, 4))).toBe(
      'You passed for traction; the score of its traction went from 0 to 50.',
    );
  });

  it('from a pass for being too early by its product and feasibility', () => {
    const now = { ...at(10, 4), lines: lines(10, 4, 10) };
    expect(improvementText('too_early', at(0, 4), now)).toBe(
      'You passed because it was too early; the score of product and feasibility went from 7 to 67.',
    );
  });

  // rule: PIPELINE-12
  it.each(['terms', 'outside_thesis', 'other'] as const)('but never after %s', (reason) => {
    expect(improvementText(reason, at(0, 0), at(10, 20, { user_count: 99 }))).toBeNull();
  });

  it('but not when nothing was open, or when another factor rose', () => {
    expect(improvementText('team', at(0, 20), at(10, 20))).toBeNull();
    expect(improvementText('market', at(0, 4), at(10, 20))).toBeNull();
  });
});

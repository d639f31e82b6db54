import type { MatchableInvestor, MatchableStartup } from '@proofround/contracts';
import { anInvestorProfile, aStartup } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { rank, rankIncludingUnshown } from './ranking.js';

function startup(overrides: Partial<MatchableStartup> = {}): MatchableStartup {
  return { startup_id: uuid(), overall_score: 60, ...aStartup(), ...overrides };
}
function investor(overrides: Partial<MatchableInvestor> = {}): MatchableInvestor {
  return { investor_id: uuid(), ...anInvestorProfile(), ...overrides };
}

describe('ranked pairs', () => {
  it('are worth showing, best first', () => {
    const one = startup();
    const good = investor();
    const fair = investor({ preferred_stages: ['growing'] });
    const bad = investor({ investment_sectors: ['CleanTech'], check_size_min: 5e6, check_size_max: 9e6 });
    expect(rank([one], [bad, fair, good]).map(({ investor_id }) => investor_id)).toEqual([
      good.investor_id,
      fair.investor_id,
    ]);
  });

  it('include candidates that are not worth showing, without reasons', () => {
    const bad = () =>
      investor({ investment_sectors: ['CleanTech'], check_size_min: 5e6, check_size_max: 9e6 });
    const former = Array.from({ length: 100 }, (_, index) =>
      index % 2 === 0 ? bad() : investor({ preferred_stages: ['growing'] }),
    );
    const better = Array.from({ length: 150 }, () => investor());
    const one = startup();
    const ranked = rankIncludingUnshown([one], [...former, ...better]);
    expect(ranked).toHaveLength(200);
    const byId = new Map(ranked.map((pair) => [pair.investor_id, pair]));
    for (const [index, { investor_id }] of former.entries()) {
      expect(byId.get(investor_id)?.startup_reasons.length === 0).toBe(index % 2 === 0);
    }
    expect(ranked.slice(0, 100)).toEqual(rank([one], better));
  });
});

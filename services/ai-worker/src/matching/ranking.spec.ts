import type { MatchableInvestor, MatchableStartup } from '@proofround/contracts';
import { anInvestorProfile, aStartup } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { rank, rankPair } from './ranking.js';

function startup(overrides: Partial<MatchableStartup> = {}): MatchableStartup {
  return { startup_id: uuid(), overall_score: 60, ...aStartup(), ...overrides };
}
function investor(overrides: Partial<MatchableInvestor> = {}): MatchableInvestor {
  return { investor_id: uuid(), ...anInvestorProfile(), ...overrides };
}

describe('ranking', () => {
  it('gives a pair that fits in everything a high percentage, with good reasons first', () => {
    const pair = rankPair(startup(), investor());
    expect(pair.match_score).toBeGreaterThanOrEqual(80);
    expect(pair.startup_reasons[0]).toMatch(/Invests in|within|stage/);
  });

  it.each([
    ['AI', 'AI/ML'],
    ['artificial intelligence', 'AI'],
    ['Financial Technology', 'FinTech'],
    ['ecommerce', 'E-commerce'],
  ])('takes %s and %s for one sector', (mine, theirs) => {
    const pair = rankPair(startup({ sector: mine }), investor({ investment_sectors: [theirs] }));
    expect(pair.startup_reasons.join()).toContain(`Invests in ${theirs}`);
  });

  it('does not take a part of a word for a sector', () => {
    const pair = rankPair(startup({ sector: 'Retail' }), investor({ investment_sectors: ['AI'] }));
    expect(pair.startup_reasons.join()).toContain('Sector does not fit');
  });

  it('takes missing data as neutral, and says that it is missing', () => {
    const known = rankPair(startup(), investor());
    const unknown = rankPair(
      startup({ funding_ask: null, location: null }),
      investor({ preferred_stages: null, investment_thesis: null }),
    );
    expect(unknown.match_score).toBeGreaterThanOrEqual(known.match_score - 5);
    expect(unknown.startup_reasons.join()).toContain('not stated');
    expect(unknown.investor_reasons.join()).toContain('You have not stated');
  });

  it('counts an ask inside the check size fully, near it half, beyond it not at all', () => {
    const score = (funding_ask: number) => rankPair(startup({ funding_ask }), investor()).match_score;
    expect(score(250_000)).toBeGreaterThan(score(600_000));
    expect(score(600_000)).toBeGreaterThan(score(5_000_000));
  });

  it('names what does not fit, to both sides', () => {
    const pair = rankPair(startup({ sector: 'CleanTech', funding_ask: 5_000_000 }), investor());
    expect(pair.startup_reasons.join()).toMatch(/Sector does not fit.*|outside/);
    expect(pair.investor_reasons.join()).toContain('CleanTech is not among yours');
  });

  it('shows pairs worth showing, best first', () => {
    const one = startup();
    const good = investor();
    const bad = investor({
      investment_sectors: ['CleanTech'],
      check_size_min: 5e6,
      check_size_max: 9e6,
      preferred_stages: ['growing'],
      investment_thesis: 'Grid batteries, hydrogen, wind turbines and tidal power.',
      geography_preference: ['Japan'],
    });
    expect(rank([one], [bad, good]).map(({ investor_id }) => investor_id)).toEqual([good.investor_id]);
  });
});

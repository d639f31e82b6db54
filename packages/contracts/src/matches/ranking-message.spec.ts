import { fromRankingMessage, toRankingMessage } from './ranking-message.js';
import type { RankedPair } from './schemas.js';

describe('a ranking in the form of its event', () => {
  const startup_id = 'the startup';
  const pair: RankedPair = {
    startup_id,
    investor_id: 'first',
    match_score: 72,
    startup_reasons: ['says no to crypto', 'same sector', 'no stage stated', 'close check'],
    investor_reasons: ['you say no to crypto', 'your sector'],
    startup_groups: {
      fits: ['same sector', 'close check'],
      does_not_fit: ['says no to crypto'],
      not_known: ['no stage stated'],
    },
    investor_groups: { fits: ['your sector'], does_not_fit: ['you say no to crypto'], not_known: [] },
  };
  const other: RankedPair = {
    startup_id,
    investor_id: 'second',
    match_score: 12,
    startup_reasons: [],
    investor_reasons: [],
  };

  it('carries every text once, and gives reasons and groups in their order', () => {
    const message = toRankingMessage({ startup_id }, [pair, other]);
    const json = JSON.stringify(message);
    for (const text of [...pair.startup_reasons, ...pair.investor_reasons])
      expect(json.split(JSON.stringify(text))).toHaveLength(2);
    expect(json).not.toContain(startup_id);
    expect(fromRankingMessage({ startup_id }, message)).toEqual([pair, { ...other, match_score: 0 }]);
  });

  it("names the startups of an investor's ranking", () => {
    const target = { investor_id: 'first' };
    const message = toRankingMessage(target, [pair]);
    expect(message.pairs[0]?.counterpart_id).toBe(startup_id);
    expect(fromRankingMessage(target, message)).toEqual([pair]);
  });

  it('refuses a reason that is in no group', () => {
    const groups = { fits: [], does_not_fit: [], not_known: [] };
    expect(() => toRankingMessage({ startup_id }, [{ ...pair, startup_groups: groups }])).toThrow('no group');
  });
});

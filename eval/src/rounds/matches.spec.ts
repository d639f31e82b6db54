import type { RankedPair } from '@proofround/contracts';

import { type Matcher, measureMatches } from './matches.js';
import { idOf } from './round.js';
import { readAll } from './scores.js';
import { reading, tinyRound } from './testing/readings.js';

const groups = { fits: [], does_not_fit: [], not_known: [] };

/** A matcher with set scores by investor; it shows what scores 30 and more. */
function matcher(scores: Readonly<Record<string, number>>): Matcher {
  const byId = new Map(Object.entries(scores).map(([id, score]) => [idOf(id), score]));
  const rankPair: Matcher['rankPair'] = ({ startup_id }, { investor_id }): RankedPair => ({
    startup_id,
    investor_id,
    match_score: byId.get(investor_id) ?? 0,
    startup_reasons: ['A reason'],
    investor_reasons: [],
    startup_groups: groups,
    investor_groups: groups,
  });
  const rank: Matcher['rank'] = (startups, investors) =>
    startups
      .flatMap((startup) => investors.map((investor) => rankPair(startup, investor)))
      .filter(({ match_score }) => match_score >= 30)
      .toSorted((a, b) => b.match_score - a.match_score);
  return { rank, rankPair };
}

const measured = (scores: Readonly<Record<string, number>>) => {
  const round = tinyRound();
  return measureMatches(
    round,
    readAll(round, () => reading(60)),
    matcher(scores),
  );
};

describe('the figures of matches', () => {
  it('count good investors among the first five', () => {
    const [good, excluded] = measured({ furrow: 80, 'northern-software': 20 });
    expect(good).toMatchObject({ value: '1 of 1 (100.0 %)', met: true, cases: [] });
    expect(excluded).toMatchObject({ value: '0', met: true });
  });

  it('report good investors that are not shown and violated exclusions', () => {
    const [good, excluded] = measured({ furrow: 29, 'northern-software': 21 });
    expect(good).toMatchObject({
      met: false,
      cases: ['orchard-frost: furrow is not shown, 29 % (A reason)'],
    });
    expect(excluded).toMatchObject({
      value: '1',
      met: false,
      cases: [
        'orchard-frost: northern-software says “We do not invest in hardware or farming.”, 21 % (A reason)',
      ],
    });
  });

  it('measure the package itself', () => {
    const round = tinyRound();
    const [good] = measureMatches(
      round,
      readAll(round, () => reading(60)),
    );
    expect(good).toMatchObject({ value: '1 of 1 (100.0 %)' });
  });
});

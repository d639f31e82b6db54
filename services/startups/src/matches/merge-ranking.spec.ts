import type { RankedPair } from '@proofround/contracts';
import { v7 as uuid } from 'uuid';

import { mergeRanking, type StoredPair } from './merge-ranking.js';

const startup_id = 'the startup';
const HOUR_MS = 3_600_000;
const [earlier, request, later] = [0, 1, 2].map((hours) => uuid({ msecs: Date.now() + hours * HOUR_MS })) as [
  string,
  string,
  string,
];

const ranked = (investor_id: string, match_score: number, reasons = ['fits']): RankedPair => ({
  startup_id,
  investor_id,
  match_score,
  startup_reasons: reasons,
  investor_reasons: reasons,
});

const stored = (investor_id: string, match_score: number, fields: Partial<StoredPair> = {}): StoredPair => ({
  ...ranked(investor_id, match_score),
  id: `row of ${investor_id}`,
  startup_groups: null,
  investor_groups: null,
  created_at: new Date(0),
  stale_since: null,
  ...fields,
});

const all = [{ startup_id, investor_id: 'a' }];
const idsOf = (pairs: readonly { investor_id: string }[]) => pairs.map(({ investor_id }) => investor_id);

/** What is written for the one pair, by part. */
const written = (former: StoredPair[], pairs: RankedPair[], shown = all) => {
  const changes = mergeRanking(request, former, pairs).changesFor(shown);
  const { hasMore, ...lists } = changes;
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0);
  return { parts: filled.map(([name]) => name).sort(), hasMore };
};

describe('a ranking and the stored pairs', () => {
  it.each<[string, StoredPair[], RankedPair[], string[], boolean]>([
    ['a new pair', [], [ranked('a', 80)], ['changed', 'written'], false],
    ['the same pair', [stored('a', 80)], [ranked('a', 80)], [], false],
    ['another score', [stored('a', 70)], [ranked('a', 80)], ['changed', 'written'], false],
    ['other reasons', [stored('a', 80)], [ranked('a', 80, ['new'])], ['changed', 'written'], false],
    [
      'groups that its row lacks',
      [stored('a', 80)],
      [{ ...ranked('a', 80), startup_groups: { fits: ['fits'], does_not_fit: [], not_known: [] } }],
      ['written'],
      false,
    ],
    [
      'the same pair, marked as outdated before',
      [stored('a', 80, { stale_since: earlier })],
      [ranked('a', 80)],
      ['refreshed'],
      false,
    ],
    [
      'the same pair, marked by a later request',
      [stored('a', 80, { stale_since: later })],
      [ranked('a', 80)],
      [],
      false,
    ],
    ['a pair that was not ranked', [stored('a', 80)], [], [], false],
    [
      'a pair that the other side stored later',
      [stored('a', 80, { created_at: new Date(Date.now() + 2 * HOUR_MS) })],
      [],
      ['toRank'],
      true,
    ],
    [
      'an outdated pair that was not ranked, without progress',
      [stored('a', 80, { stale_since: earlier })],
      [],
      [],
      false,
    ],
    [
      'an outdated pair that was not ranked, while another was refreshed',
      [stored('a', 80, { stale_since: earlier }), stored('b', 80, { stale_since: earlier })],
      [ranked('b', 0, [])],
      ['changed', 'removed'],
      true,
    ],
  ])('%s', (_, former, pairs, parts, hasMore) => {
    expect(written(former, pairs)).toEqual({ parts, hasMore });
  });

  it('removes what is not shown, and keeps the id and the time of a changed row', () => {
    const former = [stored('a', 70), stored('b', 70)];
    const { removed, written: rows } = mergeRanking(request, former, [ranked('a', 80)]).changesFor(all);
    expect(idsOf(removed)).toEqual(['b']);
    expect(rows).toMatchObject([{ id: 'row of a', created_at: new Date(0), match_score: 80 }]);
  });

  it('lets stored pairs compete, except with an outdated score', () => {
    const former = [
      stored('a', 70),
      stored('b', 70, { stale_since: earlier }),
      stored('c', 70, { stale_since: later }),
      stored('d', 70, { created_at: new Date(Date.now() + 2 * HOUR_MS) }),
    ];
    const { candidates, isOutdated } = mergeRanking(request, former, [ranked('e', 80), ranked('f', 0, [])]);
    expect(idsOf(candidates)).toEqual(['e', 'a', 'b', 'c', 'd']);
    expect(idsOf(candidates.filter(isOutdated))).toEqual(['b', 'd']);
  });
});

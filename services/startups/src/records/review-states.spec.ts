import type { HoldReason } from '@proofround/contracts';

import { isUnrequested, requestedPosition, unrequestedPosition } from '../reviews/queue-position.js';
import {
  afterAnalysis,
  afterDecision,
  isHeldBack,
  moderated,
  movedReview,
  type Review,
  type ReviewMover,
  reviewStates,
} from './review-states.js';

const reason = (code: string): HoldReason => ({ code, text: `It says ${code}.`, quote: code });
const [a, b] = [reason('a'), reason('b')];
const nothing: Review = { state: null, reasons: [], cleared: [] };
const held: Review = { state: 'held', reasons: [a], cleared: [] };
const cleared: Review = { state: 'cleared', reasons: [a], cleared: ['a'] };
const upheld: Review = { state: 'upheld', reasons: [a], cleared: [] };

describe('a review', () => {
  it.each<[string, Review, HoldReason[], boolean, Review]>([
    ['stays empty while nothing is found', nothing, [], true, nothing],
    ['holds the startup for what an analysis finds', nothing, [a], true, held],
    ['takes over the reasons of the latest analysis', held, [b], true, { ...held, reasons: [b] }],
    ['without a decision ends when an edit leaves nothing to find', held, [], true, nothing],
    ['without a decision also ends when the same text passes', held, [], false, nothing],
    ['that was cleared stays cleared when the same code is found', cleared, [a], true, cleared],
    ['that was cleared stays cleared when nothing is found', cleared, [], true, cleared],
    [
      'that was cleared holds again for another code',
      cleared,
      [a, b],
      true,
      { ...cleared, state: 'held', reasons: [b] },
    ],
    [
      'that was upheld stays upheld while the same code is found',
      upheld,
      [{ ...a, quote: 'other words' }],
      true,
      { ...upheld, reasons: [{ ...a, quote: 'other words' }] },
    ],
    [
      'that was upheld is open again for another code',
      upheld,
      [a, b],
      true,
      { ...upheld, state: 'held', reasons: [a, b] },
    ],
    ['that was upheld ends when an edit removes the reason', upheld, [], true, nothing],
    ['that was upheld stays upheld when the same text passes', upheld, [], false, upheld],
  ])('%s', (_name, before, found, edited, after) => {
    expect(afterAnalysis(before, found, edited)).toEqual(after);
  });

  it('for a new code beside a cleared one ends as cleared', () => {
    const again = afterAnalysis(cleared, [a, b], true);
    expect(afterAnalysis(again, [a], true)).toMatchObject({ state: 'cleared', cleared: ['a'] });
  });

  it('adds its codes to the cleared ones when cleared, and removes them when upheld', () => {
    const decided = afterDecision({ ...held, reasons: [a, b], cleared: ['c'] }, 'cleared');
    expect(decided).toEqual({ state: 'cleared', reasons: [a, b], cleared: ['c', 'a', 'b'] });
    expect(afterDecision(decided, 'upheld')).toEqual({ state: 'upheld', reasons: [a, b], cleared: ['c'] });
  });

  it('holds a startup back while it is held or upheld', () => {
    expect(([null, 'held', 'cleared', 'upheld'] as const).map(isHeldBack)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('the states of a review', () => {
  const findings = [[], [a], [b], [a, b]];

  /** What may follow a review, and by whom. */
  const following = (review: Review): [ReviewMover, Review][] => [
    ...findings.flatMap((found): [ReviewMover, Review][] =>
      [true, false].map((edited) => ['analysis', afterAnalysis(review, found, edited)]),
    ),
    ['admin', afterDecision(moderated(review), 'upheld')],
    ...(isHeldBack(review.state)
      ? (['cleared', 'upheld'] as const).map((verdict): [ReviewMover, Review] => [
          'admin',
          afterDecision(review, verdict),
        ])
      : []),
  ];

  it('move along every arrow of the drawing and along no other', () => {
    const arrows = new Set<string>();
    const seen = new Map([[JSON.stringify(nothing), nothing]]);
    for (const review of seen.values()) {
      for (const [by, next] of following(review)) {
        expect(movedReview(review.state, next.state, by)).toBe(next.state);
        arrows.add(`${review.state ?? 'none'} ${next.state ?? 'none'} ${by}`);
        seen.set(JSON.stringify(next), next);
      }
    }
    const drawn = reviewStates.arrows
      .filter(({ from }) => from !== null)
      .flatMap(({ from, to, by }) => by.map((mover) => `${from ?? ''} ${to} ${mover}`));
    expect([...arrows].toSorted()).toEqual(drawn.toSorted());
  });
});

describe('positions in the queue', () => {
  it('start with requested reviews, each kind in order of arrival', () => {
    const unrequested = [unrequestedPosition(), unrequestedPosition()];
    const requested = [requestedPosition(), requestedPosition()];
    expect([...unrequested, ...requested].toSorted()).toEqual([...requested, ...unrequested]);
    expect(unrequested.every(isUnrequested)).toBe(true);
    expect([...requested, null].some(isUnrequested)).toBe(false);
  });
});

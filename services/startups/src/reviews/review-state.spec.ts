import type { HoldReason } from '@proofround/contracts';

import { isUnasked, placeOfAsked, placeOfUnasked } from './queue-place.js';
import { afterAnalysis, afterDecision, isHeldBack, type Review } from './review-state.js';

const reason = (code: string): HoldReason => ({ code, text: `It says ${code}.`, quote: code });
const [a, b] = [reason('a'), reason('b')];
const nothing: Review = { state: null, reasons: [], cleared: [] };
const held: Review = { state: 'held', reasons: [a], cleared: [] };
const cleared: Review = { state: 'cleared', reasons: [a], cleared: ['a'] };
const upheld: Review = { state: 'upheld', reasons: [a], cleared: [] };

describe('a review', () => {
  it.each<[string, Review, HoldReason[], boolean, Review]>([
    ['of an honest startup stays none', nothing, [], true, nothing],
    ['begins with what an analysis found', nothing, [a], true, held],
    ['goes on with what is found now', held, [b], true, { ...held, reasons: [b] }],
    ['that nobody decided ends when nothing is found any more', held, [], true, nothing],
    ['that nobody decided ends also when the same text passes', held, [], false, nothing],
    ['that was cleared stays so when the same is found', cleared, [a], true, cleared],
    ['that was cleared stays so when nothing is found', cleared, [], true, cleared],
    [
      'that was cleared holds again for something else',
      cleared,
      [a, b],
      true,
      { ...cleared, state: 'held', reasons: [b] },
    ],
    [
      'that was upheld stays so while it is found',
      upheld,
      [{ ...a, quote: 'other words' }],
      true,
      { ...upheld, reasons: [{ ...a, quote: 'other words' }] },
    ],
    [
      'that was upheld is open again for something else',
      upheld,
      [a, b],
      true,
      { ...upheld, state: 'held', reasons: [a, b] },
    ],
    ['that was upheld ends when an edit takes it out', upheld, [], true, nothing],
    ['that was upheld stays when the same text is run again', upheld, [], false, upheld],
  ])('%s', (_name, before, found, edited, after) => {
    expect(afterAnalysis(before, found, edited)).toEqual(after);
  });

  it('of something new beside what was cleared ends as cleared', () => {
    const again = afterAnalysis(cleared, [a, b], true);
    expect(afterAnalysis(again, [a], true)).toMatchObject({ state: 'cleared', cleared: ['a'] });
  });

  it('is cleared with the codes it was about, and upheld against those', () => {
    const decided = afterDecision({ ...held, reasons: [a, b], cleared: ['c'] }, 'cleared');
    expect(decided).toEqual({ state: 'cleared', reasons: [a, b], cleared: ['c', 'a', 'b'] });
    expect(afterDecision(decided, 'upheld')).toEqual({ state: 'upheld', reasons: [a, b], cleared: ['c'] });
  });

  it('keeps a startup back while it is held or upheld', () => {
    expect(([null, 'held', 'cleared', 'upheld'] as const).map(isHeldBack)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('places in the queue', () => {
  it('begin with those asked for, each kind in the order it came', () => {
    const unasked = [placeOfUnasked(), placeOfUnasked()];
    const asked = [placeOfAsked(), placeOfAsked()];
    expect([...unasked, ...asked].toSorted()).toEqual([...asked, ...unasked]);
    expect(unasked.every(isUnasked)).toBe(true);
    expect([...asked, null].some(isUnasked)).toBe(false);
  });
});

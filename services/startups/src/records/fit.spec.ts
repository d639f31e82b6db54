import type { Analysis } from '@proofround/contracts';

import { aResult } from '../testing/startups-world.js';
import { EQUAL_WEIGHTS, fitOf, NO_PARTS, partsColumn, partsIn, partsOf } from './fit.js';

const parts = { team: 80, market: 40, feasibility: 60, product: 20, risk: 70 };

describe('the own fit', () => {
  // rule: PIPELINE-8
  it('is the weighted mean of the five parts, to a tenth', () => {
    expect(fitOf(parts, EQUAL_WEIGHTS)).toBe(54);
    expect(fitOf(parts, { ...EQUAL_WEIGHTS, team: 5 })).toBe(65.6);
    expect(fitOf(parts, { team: 0, market: 0, feasibility: 0, product: 0, risk: 3 })).toBe(70);
  });

  // rule: PIPELINE-8
  it('leaves out parts that were not assessed, and is null when nothing that counts was', () => {
    expect(fitOf({ ...parts, product: null }, EQUAL_WEIGHTS)).toBe(62.5);
    expect(fitOf(NO_PARTS, EQUAL_WEIGHTS)).toBeNull();
    expect(
      fitOf({ ...parts, team: null }, { team: 5, market: 0, feasibility: 0, product: 0, risk: 0 }),
    ).toBeNull();
  });
});

describe('the parts of a score', () => {
  const ids = { id: 'a', owner_id: 'b' };
  const { ai_score, analysis } = aResult(ids as Parameters<typeof aResult>[0], 'run');

  // rule: PIPELINE-8
  it('invert the risk, and are read from the column as they were stored', () => {
    const read = partsOf(ai_score, analysis);
    expect(read).toEqual({ team: null, market: 55, feasibility: 60, product: 50, risk: 60 });
    expect(partsIn(partsColumn(ai_score, analysis))).toEqual(read);
    expect(partsColumn(null, null)).toBeNull();
  });

  it('are null where the ledger assessed nothing', () => {
    const line = analysis.ledger.map((entry) => ({ ...entry, rung: 'not_assessed' as const }));
    const unread: Analysis = { ...analysis, ledger: line };
    expect(partsOf(ai_score, unread)).toMatchObject({ feasibility: null, market: 55 });
  });
});

import { leanText } from './lean-document.js';

describe('a lean document', () => {
  const lean = {
    product_readiness: 55,
    team_strength: null,
    summary: 'A specific problem.',
    strengths: ['The problem is told in numbers.'],
    concerns: [],
    assessed: 4,
    source: 'rubric-7',
    generated_at: '2026-11-20T09:30:02.000Z',
  };
  const whole = {
    ...lean,
    ledger: [{ factor: 'Problem' }],
    risks: [],
    questions: [],
    action_plan: {},
    later: 1,
  };

  // rule: STARTUP-12
  it('is made of the whole one, if the stored one is out of date', () => {
    const startup = { id: 'a', analysis: whole, review: null, later: { ledger: 1 } };
    expect(JSON.parse(leanText({ is_lean: false, document: JSON.stringify(startup) }))).toEqual({
      ...startup,
      analysis: lean,
    });
  });

  it('has no analysis before there is one', () => {
    const startup = { id: 'a', analysis: null };
    expect(JSON.parse(leanText({ is_lean: false, document: JSON.stringify(startup) }))).toEqual(startup);
  });

  it('is the stored one, unchanged, if that is up to date', () => {
    expect(leanText({ is_lean: true, document: '{"stored":1}' })).toBe('{"stored":1}');
  });
});

import type { StartupFacts } from '@proofround/contracts';

import { bareClaims } from '../../testing/claims.js';
import { risksIn } from '../risks/find.js';
import { signsIn } from '../signs/signs.js';
import { auditRisks, riskLevel, rungOfRating } from './risk-audit.js';

const finding = (name: string, facts: Partial<StartupFacts>) => {
  const claims = bareClaims(facts);
  return auditRisks(claims, risksIn(claims), signsIn(claims)).find((each) => each.name === name);
};
const rating = (name: string, facts: Partial<StartupFacts>) => finding(name, facts)?.rating;

describe('the audit of risks', () => {
  it.each<[string, Partial<StartupFacts>, number | null]>([
    ['Stage of the business', { stage: 'idea' }, -1],
    ['Stage of the business', { stage: 'launched' }, -1],
    ['Stage of the business', { stage: 'launched', user_count: 40 }, 2],
    ['Stage of the business', { stage: 'mvp', user_count: 40 }, 1],
    ['Sales and marketing', { monthly_revenue: 6000 }, 2],
    ['Sales and marketing', { monthly_revenue: 60 }, 1],
    ['Sales and marketing', { user_count: 40 }, 0],
    ['Sales and marketing', {}, -1],
    ['Raising capital', {}, null],
    ['Raising capital', { funding_ask: 90_000 }, -2],
    ['Raising capital', { funding_ask: 90_000, funding_usage: 'Moulds', monthly_revenue: 4000 }, 1],
    ['Management', {}, null],
    ['Exit', {}, null],
  ])('%s of %j is %s', (name, facts, expected) => expect(rating(name, facts)).toBe(expected));

  it('reads an awaited approval, and the countries in which the startup sells', () => {
    const approval = 'We wait for the approval of the food agency.';
    expect(finding('Legislation and politics', { idea_description: `Caps. ${approval}` })).toMatchObject({
      rating: 0,
      evidence: approval,
    });
    const market = 'Mills in Georgia and Italy';
    expect(finding('International', { target_market: market })).toMatchObject({
      rating: 0,
      evidence: market,
    });
    expect(rating('International', { target_market: 'Mills in Norway' })).toBeNull();
  });

  it('has twelve lines, and a level from 0 to 100', () => {
    const findings = auditRisks(bareClaims(), []);
    expect(findings).toHaveLength(12);
    const all = (one: -2 | 0 | 2) => riskLevel(findings.map((finding) => ({ ...finding, rating: one })));
    expect([all(-2), all(0), all(2)]).toEqual([100, 50, 0]);
    expect([rungOfRating(null), rungOfRating(-2), rungOfRating(2)]).toEqual([
      'not_assessed',
      'absent',
      'evidenced',
    ]);
  });
});

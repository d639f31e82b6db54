import { bareClaims } from '../../testing/claims.js';
import { payersOf } from './payers.js';

describe('those who use a product', () => {
  it('have the noun beside their number, not the noun of the market', () => {
    const claims = bareClaims({
      idea_description: 'Pellets from wool. We sell to 23 garden shops in the south.',
      target_market: 'Gardeners in the whole country',
      user_count: 23,
    });
    expect(payersOf(claims).counted).toBe('23 garden shops');
  });

  it('have no noun of the market: those who pay may be others', () => {
    const claims = bareClaims({
      idea_description: 'Farriers send their customers a diary.',
      target_market: 'Farriers in the north',
      user_count: 12,
    });
    expect(payersOf(claims).counted).toBe('12 users');
  });

  it('are the last noun of two that share it', () => {
    const claims = bareClaims({
      idea_description: '23 private and mission hospitals pay us each month.',
      user_count: 23,
    });
    expect(payersOf(claims).counted).toBe('23 hospitals');
  });

  it('have no English noun in another language', () => {
    const claims = bareClaims({
      idea_description: 'Wir vermieten Zelte an Vereine. 14 Vereine zahlen jeden Monat.',
      target_market: 'Vereine in Hessen',
      user_count: 14,
    });
    expect(payersOf(claims)).toMatchObject({ counted: '14 users', isNamed: false });
  });
});

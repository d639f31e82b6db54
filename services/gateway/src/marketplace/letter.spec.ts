import { deal as dealSchema, http } from '@proofround/contracts';

import { letterOf } from './letter.js';

const mine = { name: 'Ivy Chen', email: 'ivy@example.com' };
const deal = dealSchema.parse(http.deals.get.examples?.reply);

describe('the letter of intent of a deal', () => {
  // rule: DEAL-13
  it('names buyer and seller by the role of the caller', () => {
    expect(letterOf(deal, mine)).toMatchObject({ buyer: mine, seller: deal.other });
    expect(letterOf({ ...deal, role: 'seller' }, mine)).toMatchObject({ buyer: deal.other, seller: mine });
  });

  it('states the terms, the steps and the signatures', () => {
    const { steps, signatures, ...letter } = letterOf(deal, mine);
    expect(letter).toMatchObject({
      reference: deal.id,
      startup: 'LedgerLoop',
      amount: 85_000,
      agreed_at: new Date('2026-11-20T10:00:00Z'),
      terms_hash: deal.terms_hash,
    });
    expect(steps).toEqual([
      { title: 'Letter of intent', owed_by: 'both', due_at: new Date('2026-11-27T10:00:00Z') },
    ]);
    expect(signatures).toMatchObject([{ role: 'buyer', signed_at: new Date('2026-11-21T10:00:00Z') }]);
  });

  it('is complete without a deleted startup and a deleted account', () => {
    const left = letterOf({ ...deal, startup: null, other: null }, mine);
    expect(left).toMatchObject({ startup: 'a startup', seller: { name: 'Former member', email: '' } });
  });

  // rule: DEAL-17
  it('names a deleted account and its startup of a completed deal', () => {
    const kept = { startup: null, startup_title: 'LedgerLoop', other: null, other_name: 'Amara Osei' };
    const left = letterOf({ ...deal, state: 'completed', ...kept }, mine);
    expect(left).toMatchObject({
      startup: 'LedgerLoop',
      buyer: mine,
      seller: { name: 'Amara Osei', email: '' },
    });
  });
});

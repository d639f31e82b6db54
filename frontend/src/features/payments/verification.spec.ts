import { after } from './use-verification';

describe('payment verification', () => {
  it('ends when the payment is paid or expired', () => {
    expect(after(0, { payment_status: 'paid', status: 'complete' })).toEqual({ state: 'paid' });
    expect(after(4, { payment_status: 'unpaid', status: 'expired' })).toEqual({ state: 'expired' });
  });

  // rule: CHECKOUT-2
  it('makes at most five requests, including failed ones', () => {
    const open = { payment_status: 'unpaid', status: 'open' };
    let attempts = 0;
    let requests = 0;
    for (;;) {
      requests += 1;
      const next = after(attempts, requests % 2 === 0 ? undefined : open);
      if (next.state !== 'checking') {
        expect(next).toEqual({ state: 'unknown' });
        break;
      }
      attempts = next.attempts;
    }
    expect(requests).toBe(5);
  });
});

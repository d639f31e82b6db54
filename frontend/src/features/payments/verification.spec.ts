import { after } from './verification';

describe('payment verification', () => {
  it('is over when the payment is paid or expired', () => {
    expect(after(0, { payment_status: 'paid', status: 'complete' })).toEqual({ state: 'paid' });
    expect(after(4, { payment_status: 'unpaid', status: 'expired' })).toEqual({ state: 'expired' });
  });

  // rule: CHECKOUT-2
  it('looks at most five times, counting requests that failed', () => {
    const open = { payment_status: 'unpaid', status: 'open' };
    let attempts = 0;
    let looks = 0;
    for (;;) {
      looks += 1;
      const next = after(attempts, looks % 2 === 0 ? undefined : open);
      if (next.state !== 'checking') {
        expect(next).toEqual({ state: 'unknown' });
        break;
      }
      attempts = next.attempts;
    }
    expect(looks).toBe(5);
  });
});

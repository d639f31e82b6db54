import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { CheckoutRecords } from '../bookkeeping/checkout-records.js';
import type { PaymentSession, SessionStatus } from '../payments/payments.js';
import { CheckoutRow, expireUnknown } from '../records/checkout.entity.js';
import type { CheckoutStatus } from '../records/checkout-states.js';
import { type CheckoutMover, checkoutStates } from '../records/checkout-states.js';
import { BillingWorld } from '../testing/billing-world.js';

describe('every state of a checkout', () => {
  const records = new CheckoutRecords();
  let world: BillingWorld;

  beforeAll(async () => {
    world = await BillingWorld.start({ RECONCILE_SWEEP_MS: '50' });
  });
  afterAll(() => world.stop());

  const aCheckout = async (status: CheckoutStatus, next_check_at: Date | null = null) => {
    const { manager } = world.database;
    const row = { id: uuid(), user_id: uuid(), plan: 'monthly' as const, status, next_check_at };
    await manager.insert(CheckoutRow, row);
    return row;
  };
  const statusOf = async (id: string) =>
    (await world.database.manager.findOneByOrFail(CheckoutRow, { id })).status;

  const aSession = (checkout_id: string | null, status: SessionStatus): PaymentSession => ({
    id: `cs_test_${uuid()}`,
    status,
    payment: 'unpaid',
    url: null,
    user_id: null,
    checkout_id,
    plan: null,
    seal: null,
    subscription_id: null,
    invoice_id: null,
    amount_cents: 0,
  });
  type Checkout = Awaited<ReturnType<typeof aCheckout>>;
  const record =
    (status: SessionStatus) =>
    ({ id, user_id }: Checkout) =>
      world.database.transaction((tx) => records.record(tx, user_id, aSession(id, status), 'pending'));

  it.each<[CheckoutStatus, CheckoutMover, (checkout: Checkout) => Promise<unknown>]>([
    ['open', 'Stripe', record('open')],
    ['complete', 'Stripe', record('complete')],
    ['expired', 'Stripe', record('expired')],
    ['expired', 'billing', ({ id }) => expireUnknown(world.database.manager, id)],
    ['retiring', 'billing', ({ user_id }) => records.retireOpen(world.database.manager, user_id)],
    ['retiring', 'deleted account', ({ id }) => records.retireNew(world.database.manager, id, `cs_${id}`)],
  ])('becomes %s by %s where the table allows it, and stays unchanged elsewhere', async (to, by, move) => {
    for (const from of checkoutStates.states) {
      const checkout = await aCheckout(from);
      await move(checkout);
      const after = checkoutStates.allowed(from, to, by) ? to : from;
      expect(`${from} → ${await statusOf(checkout.id)}`).toBe(`${from} → ${after}`);
    }
  });

  it('is final when it is complete or expired', () => {
    expect(checkoutStates.states.filter((state) => checkoutStates.isFinal(state))).toEqual([
      'complete',
      'expired',
    ]);
  });

  it('becomes abandoned by reconciliation if it is creating, and otherwise stays unchanged', async () => {
    const past = Date.now() - 60_000;
    // The checkout that changes is the last one, so the others have been checked before it.
    const order = checkoutStates.states.toSorted(
      (a, b) => Number(a === 'creating') - Number(b === 'creating'),
    );
    const checkouts: Checkout[] = [];
    for (const [index, from] of order.entries())
      checkouts.push(await aCheckout(from, new Date(past + index)));
    await until('reconciliation has reached the last one', async () => {
      const last = checkouts.at(-1);
      return last && (await statusOf(last.id)) === 'abandoned';
    });
    const rows = z
      .array(z.object({ status: z.string(), checks: z.number() }))
      .parse(
        await world.database.query('SELECT status, checks FROM checkouts WHERE id = ANY($1) ORDER BY id', [
          checkouts.map(({ id }) => id),
        ]),
      );
    expect(rows).toEqual(
      order.map((from) => ({ status: from === 'creating' ? 'abandoned' : from, checks: 1 })),
    );
  });

  it.each(['open', 'complete', 'expired'] as const)(
    'begins as %s where a crash lost the record of Stripe’s session',
    async (status) => {
      const session = aSession(null, status);
      const row = await world.database.transaction((tx) => records.record(tx, uuid(), session, 'pending'));
      expect(row).toMatchObject({ session_id: session.id, status });
    },
  );
});

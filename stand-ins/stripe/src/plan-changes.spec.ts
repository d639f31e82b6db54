import { idOf, receiverFor, standInWith, stopAllAfterEach, subscribed, toAnnual } from './testing/harness.js';

stopAllAfterEach();

const HALF_OF_JANUARY = Date.UTC(2026, 0, 16, 12);

async function begin() {
  const time = { now: Date.UTC(2026, 0, 1) };
  const { standIn, sdk, control } = await standInWith({ now: () => time.now });
  const receiver = await receiverFor(standIn);
  const { subscription } = await subscribed(sdk, standIn);
  await control.webhooksSettled();
  receiver.events.length = 0;
  return { time, standIn, sdk, control, receiver, subscription, id: subscription.id };
}

describe('a change of plan', () => {
  it('credits the unused half of the month, charges the year at once and begins a new period', async () => {
    const { time, sdk, control, receiver, subscription, id } = await begin();
    time.now = HALF_OF_JANUARY;
    const after = await sdk.subscriptions.update(id, toAnnual(subscription));
    expect(after.items.data[0]).toMatchObject({
      price: { unit_amount: 29_900, recurring: { interval: 'year' } },
      current_period_start: HALF_OF_JANUARY / 1000,
      current_period_end: Date.UTC(2027, 0, 16, 12) / 1000,
    });
    const [invoice] = (await sdk.invoices.list({ subscription: id })).data;
    expect(invoice).toMatchObject({
      id: after.latest_invoice,
      status: 'paid',
      billing_reason: 'subscription_update',
      amount_paid: 29_900 - 7450,
    });
    expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-7450, 29_900]);
    await control.webhooksSettled();
    expect(receiver.types()).toEqual([
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
  });

  it('keeps what was paid too much for the next invoices', async () => {
    const { sdk, control, subscription, id } = await begin();
    const annual = await sdk.subscriptions.update(id, toAnnual(subscription));
    const change = toAnnual(annual);
    const [item] = change.items ?? [];
    if (!item?.price_data) throw new Error('no price');
    item.price_data = { ...item.price_data, unit_amount: 14_900, recurring: { interval: 'month' } };
    await sdk.subscriptions.update(id, change);
    const customer = idOf(subscription.customer);
    expect(await sdk.customers.retrieve(customer)).toMatchObject({ balance: 14_900 - 29_900 });
    control.renew(id);
    const [renewal] = (await sdk.invoices.list({ subscription: id })).data;
    expect(renewal).toMatchObject({ total: 14_900, amount_due: 0, ending_balance: -100 });
  });

  it('is refused with a declined card, and leaves everything as it was', async () => {
    const { sdk, control, receiver, subscription, id } = await begin();
    await sdk.customers.update(idOf(subscription.customer), { metadata: { stand_in_declines: 'yes' } });
    await expect(sdk.subscriptions.update(id, toAnnual(subscription))).rejects.toMatchObject({
      statusCode: 402,
      type: 'StripeCardError',
      code: 'card_declined',
    });
    expect((await sdk.subscriptions.retrieve(id)).items).toEqual(subscription.items);
    expect((await sdk.invoices.list({ subscription: id })).data).toHaveLength(1);
    await control.webhooksSettled();
    expect(receiver.types()).toEqual([]);
  });
});

describe('a failed payment', () => {
  const press = (url: string) => fetch(url, { method: 'POST', redirect: 'manual' });

  it('is fixed in the billing portal by a new card', async () => {
    const { sdk, control, receiver, subscription, id } = await begin();
    control.failRenewal(id);
    await control.webhooksSettled();
    receiver.events.length = 0;
    const portal = await sdk.billingPortal.sessions.create({
      customer: idOf(subscription.customer),
      return_url: 'http://localhost:8080/account/subscription',
    });
    const page = await (await fetch(portal.url)).text();
    expect(page).toMatch(/test mode/i);
    expect(page).toContain('Update card and pay');
    expect(page).toContain('href="http://localhost:8080/account/subscription"');
    expect((await press(`${portal.url}/card`)).status).toBe(303);
    expect(await sdk.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    await control.webhooksSettled();
    expect(receiver.types()).toEqual([
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
  });

  it('is fixed on the page of the open invoice', async () => {
    const { sdk, control, id } = await begin();
    control.failRenewal(id);
    const [open] = (await sdk.invoices.list({ subscription: id, status: 'open' })).data;
    const url = open?.hosted_invoice_url ?? '';
    expect(await (await fetch(url)).text()).toContain('$149.00');
    await press(`${url}/pay`);
    expect(await sdk.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    expect(await (await fetch(url)).text()).not.toContain('Pay this invoice');
  });

  it('has no page for unknown ids, and takes no other methods', async () => {
    const { standIn, sdk, subscription } = await begin();
    expect((await fetch(`${standIn.url}/i/in_unknown`)).status).toBe(404);
    expect((await fetch(`${standIn.url}/p/session/bps_unknown`)).status).toBe(404);
    const { url } = await sdk.billingPortal.sessions.create({ customer: idOf(subscription.customer) });
    expect((await press(url)).status).toBe(405);
    expect((await fetch(`${url}/card`)).status).toBe(405);
    await expect(sdk.billingPortal.sessions.create({ customer: 'cus_unknown' })).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

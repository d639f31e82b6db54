import {
  checkoutParams,
  idOf,
  receiverFor,
  standInWith,
  stopAllAfterEach,
  subscribed,
  until,
} from './testing/harness.js';

stopAllAfterEach();

const OF_A_PAYMENT = [
  'customer.subscription.created',
  'invoice.paid',
  'invoice.payment_succeeded',
  'checkout.session.completed',
];

describe('webhooks', () => {
  it('report a payment in signed events that the SDK accepts', async () => {
    const { standIn, sdk, control } = await standInWith();
    const receiver = await receiverFor(standIn);
    const { session, subscription } = await subscribed(sdk, standIn);
    await control.webhooksSettled();
    expect(receiver.types()).toEqual(OF_A_PAYMENT);
    expect(receiver.events.at(-1)).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
      pending_webhooks: 1,
      data: {
        object: {
          id: session.id,
          status: 'complete',
          payment_status: 'paid',
          subscription: subscription.id,
          client_reference_id: 'user-1',
          metadata: { payment_id: 'p-1' },
        },
      },
    });
  });

  it('are retried until they are accepted', async () => {
    const { standIn, sdk, control } = await standInWith();
    const receiver = await receiverFor(standIn);
    receiver.answer = 500;
    const { id } = await sdk.checkout.sessions.create(checkoutParams());
    control.expire(id);
    await until('3 came', () => receiver.events.length >= 3);
    receiver.answer = 204;
    await control.webhooksSettled();
    expect(new Set(receiver.events.map((event) => event.id)).size).toBe(1);
    const [{ delivery, event } = { delivery: null, event: null }] = control.events();
    expect(delivery).toMatchObject({ state: 'delivered', last_result: 'status 204' });
    expect(delivery?.attempts).toBeGreaterThanOrEqual(4);
    expect(event?.pending_webhooks).toBe(0);
  });

  it('fail visibly after the last attempt, and can be sent again', async () => {
    const lines: string[] = [];
    const { standIn, sdk, control } = await standInWith({
      webhookAttempts: 3,
      webhookRetryMs: 1,
      log: (line) => lines.push(line),
    });
    const receiver = await receiverFor(standIn);
    receiver.answer = 503;
    const { id } = await sdk.checkout.sessions.create(checkoutParams());
    control.expire(id);
    await control.webhooksSettled();
    expect(receiver.events).toHaveLength(3);
    const [{ event, delivery } = { event: null, delivery: null }] = control.events();
    expect(delivery).toMatchObject({ state: 'given_up', attempts: 3, last_result: 'status 503' });
    expect(lines).toEqual([`webhook ${idOf(event)} given up after 3 tries (status 503)`]);
    receiver.answer = 200;
    expect(await control.resend(idOf(event))).toEqual({
      event_id: idOf(event),
      delivered: true,
      status: 200,
    });
    expect(control.events()[0]?.delivery?.state).toBe('delivered');
  });

  it('time out without an answer or a server', async () => {
    const { standIn, sdk, control } = await standInWith({
      webhookAttempts: 2,
      webhookRetryMs: 1,
      webhookTimeoutMs: 50,
    });
    const receiver = await receiverFor(standIn);
    receiver.answer = 'hang';
    const { id } = await sdk.checkout.sessions.create(checkoutParams());
    control.expire(id);
    await control.webhooksSettled();
    expect(control.events()[0]?.delivery).toMatchObject({
      state: 'given_up',
      last_result: expect.stringContaining('TimeoutError') as string,
    });
    await receiver.stop();
    expect(await control.resend(idOf(control.events()[0]?.event))).toMatchObject({
      delivered: false,
      status: null,
    });
  });

  it('wait while paused and are then sent in order', async () => {
    const { standIn, sdk, control } = await standInWith();
    const receiver = await receiverFor(standIn);
    control.pauseWebhooks();
    await subscribed(sdk, standIn);
    expect(control.events().map(({ delivery }) => delivery?.state)).toEqual(Array(4).fill('pending'));
    expect(receiver.events).toEqual([]);
    control.resumeWebhooks();
    await control.webhooksSettled();
    expect(receiver.types()).toEqual(OF_A_PAYMENT);
  });

  it('can be sent in any order, and twice', async () => {
    const { standIn, sdk, control } = await standInWith();
    const receiver = await receiverFor(standIn);
    control.pauseWebhooks();
    await subscribed(sdk, standIn);
    const ids = control.events().map(({ event }) => event.id);
    const order = [...ids].reverse().concat(ids.slice(0, 1));
    const attempts = await control.deliver(order);
    expect(attempts.map(({ delivered }) => delivered)).toEqual(Array(5).fill(true));
    expect(receiver.events.map(({ id }) => id)).toEqual(order);
    control.resumeWebhooks();
    await control.webhooksSettled();
    expect(receiver.events).toHaveLength(5);
  });

  it('of two payments do not delay each other', async () => {
    const { standIn, sdk, control } = await standInWith({ webhookRetryMs: 60_000 });
    const receiver = await receiverFor(standIn);
    receiver.answer = 500;
    const first = await sdk.checkout.sessions.create(checkoutParams());
    control.expire(first.id);
    await until('1 came', () => receiver.events.length >= 1);
    receiver.answer = 200;
    const second = await sdk.checkout.sessions.create(checkoutParams());
    control.expire(second.id);
    await until('2 came', () => receiver.events.length >= 2);
    expect(receiver.events[1]?.data.object).toMatchObject({ id: second.id });
  });

  it('are not sent without an address, and nothing waits', async () => {
    const { standIn, sdk, control } = await standInWith();
    await subscribed(sdk, standIn);
    await control.webhooksSettled();
    expect(control.events().map(({ delivery }) => delivery)).toEqual([null, null, null, null]);
    await expect(control.resend(idOf(control.events()[0]?.event))).rejects.toThrow('No webhook URL is set');
  });
});

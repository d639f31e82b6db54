import type { JetStreamClient, JsMsg } from '@nats-io/jetstream';
import { defineEvent } from '@proofround/contracts';
import { z } from 'zod';

import { DeliveryHandler, MAX_DELIVERIES, redeliveryDelayMs } from './delivery-handler.js';
import { envelopeOf } from './publisher.js';

const happened = defineEvent('probe.happened.v1', z.object({ n: z.number() }));

function aMessage(deliveryCount: number) {
  const message = {
    subject: happened.subject,
    data: Buffer.from('…'),
    info: { deliveryCount, streamSequence: 7 },
    json: () => envelopeOf(happened, { n: 1 }),
    ack: jest.fn(),
    nak: jest.fn(),
    term: jest.fn(),
  };
  return { message, asMessage: message as unknown as JsMsg };
}

function aHandler(publish = jest.fn().mockResolvedValue({ seq: 1 })) {
  const handler = new DeliveryHandler({ publish } as unknown as JetStreamClient, 'probe');
  return { handler, publish };
}

const failing = () => Promise.reject(new Error('the database is away'));

describe('a delivery that fails', () => {
  it('is repeated after a growing, bounded pause', async () => {
    const { message, asMessage } = aMessage(3);
    await aHandler().handler.handle(happened, failing, asMessage);
    expect(message.nak).toHaveBeenCalledWith(1000);
    const pauses = Array.from({ length: MAX_DELIVERIES - 1 }, (_, before) => redeliveryDelayMs(before + 1));
    expect(pauses.slice(0, 3)).toEqual([250, 500, 1000]);
    expect(Math.max(...pauses)).toBe(30_000);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(391_750); // about 6.5 minutes
  });

  it('becomes a dead letter after the last attempt, before it is removed from its stream', async () => {
    const { message, asMessage } = aMessage(MAX_DELIVERIES);
    const { handler, publish } = aHandler();
    await handler.handle(happened, failing, asMessage);
    expect(publish).toHaveBeenCalledWith('dead.probe.probe.happened.v1', message.data, expect.anything());
    expect(message.term).toHaveBeenCalled();
    expect(message.nak).not.toHaveBeenCalled();
  });

  it('stays on its stream when the dead letter cannot be stored', async () => {
    const { message, asMessage } = aMessage(MAX_DELIVERIES);
    const { handler } = aHandler(jest.fn().mockRejectedValue(new Error('no broker')));
    await handler.handle(happened, failing, asMessage);
    expect(message.term).not.toHaveBeenCalled();
    expect(message.nak).toHaveBeenCalled();
  });
});

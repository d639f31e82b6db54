import type { JetStreamClient, JsMsg } from '@nats-io/jetstream';
import { ClosedConnectionError } from '@nats-io/transport-node';
import { defineEvent } from '@proofround/contracts';
import { QueryFailedError } from 'typeorm';
import { z } from 'zod';

import { unavailable } from '../rpc/rpc-errors.js';
import { DeliveryHandler, MAX_FAILURES, redeliveryDelayMs } from './delivery-handler.js';
import { envelopeOf } from './publisher.js';

const happened = defineEvent('probe.happened.v1', z.object({ n: z.number() }));

const aCode = (code: string) => Object.assign(new Error('failed'), { code });

function aMessage() {
  const message = {
    subject: happened.subject,
    data: Buffer.from('…'),
    info: { deliveryCount: 1, streamSequence: 7 },
    json: () => envelopeOf(happened, { n: 1 }),
    ack: jest.fn(),
    nak: jest.fn(),
    term: jest.fn(),
  };
  return { message, asMessage: message as unknown as JsMsg };
}

function aHandler(publish = jest.fn().mockResolvedValue({ seq: 1 })) {
  const handler = new DeliveryHandler({ publish } as unknown as JetStreamClient, 'probe');
  const { message, asMessage } = aMessage();
  const fail = async (error: Error, times: number) => {
    for (let time = 0; time < times; time++)
      await handler.handle(happened, () => Promise.reject(error), asMessage);
  };
  return { fail, publish, message };
}

const fault = new Error('a fault of the event');

describe('a delivery that fails', () => {
  it('is repeated after a growing, bounded pause', async () => {
    const { fail, message } = aHandler();
    await fail(fault, 3);
    expect(message.nak.mock.calls).toEqual([[250], [500], [1000]]);
    const pauses = Array.from({ length: MAX_FAILURES - 1 }, (_, before) => redeliveryDelayMs(before + 1));
    expect(Math.max(...pauses)).toBe(30_000);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(391_750); // about 6.5 minutes
  });

  it('becomes a dead letter after the last failure, before it is removed from its stream', async () => {
    const { fail, message, publish } = aHandler();
    await fail(fault, MAX_FAILURES - 1);
    expect(message.term).not.toHaveBeenCalled();
    await fail(fault, 1);
    expect(publish).toHaveBeenCalledWith('dead.probe.probe.happened.v1', message.data, expect.anything());
    expect(message.term).toHaveBeenCalledTimes(1);
    expect(message.nak).toHaveBeenCalledTimes(MAX_FAILURES - 1);
  });

  // rule: OPS-47
  it.each([
    ['the database is away', new QueryFailedError('', [], aCode('ECONNREFUSED'))],
    ['the database is read-only', new QueryFailedError('', [], aCode('25006'))],
    ["the database's disk is full", new QueryFailedError('', [], aCode('53100'))],
    ["the database's password was replaced", new QueryFailedError('', [], aCode('28P01'))],
    ['its name cannot be looked up', aCode('EAI_AGAIN')],
    ['no connection to it comes up in time', new Error('timeout exceeded when trying to connect')],
    ['Redis does not answer', new Error('Command timed out')],
    ['another service is away', unavailable()],
    ['NATS is away', new ClosedConnectionError()],
  ])('waits as long as it takes while %s, and that counts as no failure', async (_, error) => {
    const { fail, message, publish } = aHandler();
    await fail(error, 100);
    expect(message.nak).toHaveBeenLastCalledWith(30_000);
    await fail(fault, MAX_FAILURES - 1);
    expect(publish).not.toHaveBeenCalled();
    await fail(fault, 1);
    expect(publish).toHaveBeenCalledTimes(1);
  });

  it('stays on its stream when the dead letter cannot be stored', async () => {
    const { fail, message } = aHandler(jest.fn().mockRejectedValue(new Error('no broker')));
    await fail(fault, MAX_FAILURES);
    expect(message.term).not.toHaveBeenCalled();
    expect(message.nak).toHaveBeenCalledTimes(MAX_FAILURES);
  });
});

import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiError,
  type ConsumerAPI,
  type ConsumerUpdateConfig,
} from '@nats-io/jetstream';

import { DOMAIN_EVENTS } from '../nats/streams.js';

const CONSUMER_EXISTS = 10148;

/** What a release may change of a durable consumer that is there. */
export type DurableSettings = Pick<ConsumerUpdateConfig, 'filter_subject' | 'ack_wait' | 'max_ack_pending'>;

/**
 * Creates a durable consumer on the events; any replica may do it at any time. One that is there
 * with other settings, of the release before, gets these: from 2.10 on NATS refuses to create it
 * and wants to be told that it is a change.
 */
export async function ensureDurable(
  consumers: Pick<ConsumerAPI, 'add' | 'update'>,
  durable_name: string,
  settings: DurableSettings,
): Promise<void> {
  try {
    await consumers.add(DOMAIN_EVENTS.name, {
      durable_name,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ...settings,
    });
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== CONSUMER_EXISTS) throw error;
    await consumers.update(DOMAIN_EVENTS.name, durable_name, settings);
  }
}

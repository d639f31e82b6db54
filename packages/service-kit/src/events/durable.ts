import {
  AckPolicy,
  type ConsumerAPI,
  type ConsumerUpdateConfig,
  DeliverPolicy,
  JetStreamApiError,
} from '@nats-io/jetstream';

import { DOMAIN_EVENTS } from '../nats/streams.js';

const CONSUMER_EXISTS = 10148;

/** The settings of an existing durable consumer that a release may change. */
export type DurableSettings = Pick<ConsumerUpdateConfig, 'filter_subject' | 'ack_wait' | 'max_ack_pending'>;

/**
 * Creates or updates a durable consumer on the event stream. Replicas may call it at the same time.
 * NATS 2.10 and later refuse to create a consumer that exists with other settings, so a consumer
 * that the previous release made is updated.
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

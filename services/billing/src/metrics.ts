import { Counter, Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

export const webhooksCounted = new Counter({
  name: 'proofround_stripe_webhooks_total',
  help: 'Webhooks by type and outcome (processed, ignored, retried, failed, refused)',
  labelNames: ['type', 'outcome'],
});

export const webhooksWaiting = new Gauge({
  name: 'proofround_stripe_webhooks_waiting',
  help: 'Stored webhooks by status: pending must be processed, failed need an operator',
  labelNames: ['status'],
});

export const cancellationsCounted = new Counter({
  name: 'proofround_subscription_cancellations_total',
  help: 'Attempts to cancel subscriptions of deleted accounts, by outcome (done, retried, failed)',
  labelNames: ['outcome'],
});

export const cancellationsWaiting = new Gauge({
  name: 'proofround_subscription_cancellations_waiting',
  help: 'Subscriptions of deleted accounts by status: due must be cancelled, failed need an operator',
  labelNames: ['status'],
});

export const stripeErrors = new Counter({
  name: 'proofround_stripe_errors_total',
  help: 'Calls to Stripe that failed, by operation and kind of error',
  labelNames: ['operation', 'kind'],
});

export const foreignSubscriptions = new Counter({
  name: 'proofround_foreign_subscriptions_total',
  help: 'Readings of subscriptions and sessions that name a user of ours but are not ours, by what is foreign (session, price, currency, product)',
  labelNames: ['what'],
});
// An alert sees the first increase of a counter only if the counter exists before.
for (const what of ['session', 'price', 'currency', 'product']) foreignSubscriptions.inc({ what }, 0);

const counts = z.array(z.object({ status: z.string(), count: z.coerce.number() }));

/** Sets a metric to the number of a table's rows with each of the given statuses. */
export async function measureByStatus(
  database: DataSource,
  gauge: Gauge<'status'>,
  { table, statuses }: { table: string; statuses: readonly string[] },
): Promise<void> {
  const found = counts.parse(
    await database.query(`SELECT status, count(*) FROM ${table} WHERE status = ANY($1) GROUP BY status`, [
      statuses,
    ]),
  );
  for (const status of statuses)
    gauge.set({ status }, found.find((row) => row.status === status)?.count ?? 0);
}

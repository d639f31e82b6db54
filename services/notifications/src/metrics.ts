import { Counter } from 'prom-client';

export const notificationsCreated = new Counter({
  name: 'proofround_notifications_created_total',
  help: 'Notifications created, by type',
  labelNames: ['type'],
});

export const mails = new Counter({
  name: 'proofround_mails_total',
  help: 'Attempts to send a mail, by outcome: sent, in_digest (a digest lists it), dropped (not wanted), retry or failed (for good)',
  labelNames: ['outcome'],
});

// Each series starts at 0, because `increase()` in the alert misses failures before the first sample.
for (const outcome of ['sent', 'in_digest', 'dropped', 'retry', 'failed']) mails.inc({ outcome }, 0);

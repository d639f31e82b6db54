import type { AuditEntry, ReportCase, ReviewCase } from '../../../api/generated/account-client';
import { anId, aStartup } from '../../../test/builders';
import { HOLD } from '../../../test/judgement';

export const STATS = {
  total_users: 3,
  startup_users: 2,
  investor_users: 1,
  total_startups: 2,
  premium_users: 0,
  total_revenue: 0,
};

export const aReport = (number: number, changes: Partial<ReportCase> = {}): ReportCase => ({
  id: anId(number),
  kind: 'startup',
  object_id: anId(90),
  startup_id: anId(90),
  idea_title: `Reported ${number}`,
  reason: 'The team page shows people who do not work there.',
  state: 'open',
  created_at: '2026-11-20T10:00:00.000Z',
  reported_text: null,
  author_id: null,
  reporter_id: anId(5),
  reporter: { name: 'Ravi Menon', email: 'ravi@example.com' },
  note: null,
  decided_by: null,
  decided_at: null,
  ...changes,
});

export const anEntry = (number: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: anId(number),
  at: '2026-11-20T10:00:00.000Z',
  actor_id: anId(1),
  actor_name: 'Amara Osei',
  action: 'account.logged_in',
  object_kind: 'account',
  object_id: anId(1),
  details: {},
  ...changes,
});

/** A startup on hold, in the review queue. */
export const aHeld = (number: number, changes: Partial<ReviewCase> = {}): ReviewCase => ({
  startup: aStartup(number, { review: HOLD }),
  asked_at: null,
  decisions: [],
  ...changes,
});

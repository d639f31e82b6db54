import { z } from 'zod';

import { user } from '../accounts/schemas.js';
import { id, timestamp } from '../wire/ids.js';
import { pageQuery, pageRequest } from '../wire/pages.js';
import { optionalText, requiredText } from '../wire/text.js';

/** The longest reason or note of a moderator or a reporter. */
export const REASON_MAX = 1000;

/** A user as the admin sees it. */
export const adminUser = user
  .extend({
    suspended_at: timestamp.nullable().describe('null unless the account is suspended'),
    suspension_reason: z.string().nullable(),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof adminUser>;

/** PUT /admin/users/{id}/suspension. A suspension needs a reason. */
export const suspension = z
  .object({ suspended: z.boolean(), reason: optionalText(REASON_MAX) })
  .refine(({ suspended, reason }) => !suspended || reason !== null, {
    path: ['reason'],
    message: 'Field required',
    params: { type: 'missing' },
  })
  .meta({ id: 'Suspension' });
export type Suspension = z.output<typeof suspension>;

export const suspending = z.object({ suspended: z.literal(true), reason: requiredText(REASON_MAX) });

export const reportKind = z
  .enum(['startup', 'listing', 'message'], 'Must be one of: startup, listing, message')
  .meta({ id: 'ReportKind' });
export type ReportKind = z.infer<typeof reportKind>;

export const reportInput = z
  .object({ kind: reportKind, id, reason: requiredText(REASON_MAX) })
  .meta({ id: 'ReportInput' });
export type ReportInput = z.output<typeof reportInput>;

export const reportVerdict = z
  .enum(['dismissed', 'upheld'], 'Must be one of: dismissed, upheld')
  .meta({ id: 'ReportVerdict' });
export type ReportVerdict = z.infer<typeof reportVerdict>;

export const reportState = z
  .enum(['open', ...reportVerdict.options], 'Must be one of: open, dismissed, upheld')
  .meta({ id: 'ReportState' });
export type ReportState = z.infer<typeof reportState>;

/** A report as its reporter sees it. */
export const report = z
  .object({
    id,
    kind: reportKind,
    object_id: id.describe('The reported startup, listing or message'),
    reason: z.string(),
    state: reportState,
    created_at: timestamp,
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof report>;

/** A report as the admin sees it. */
export const reportCase = report
  .extend({
    startup_id: id.describe('The reported startup, or the startup of the reported listing or message'),
    idea_title: z.string().describe("The startup's title when it was reported"),
    reported_text: z.string().nullable().describe('The text of a reported message; else null'),
    author_id: id.nullable().describe('Who wrote the reported message; else null'),
    reporter_id: id.nullable().describe('null if the account was deleted'),
    reporter: user.pick({ name: true, email: true }).optional().describe('Absent if the account was deleted'),
    note: z.string().nullable(),
    decided_by: id.nullable(),
    decided_at: timestamp.nullable(),
  })
  .meta({ id: 'ReportCase' });
export type ReportCase = z.infer<typeof reportCase>;

export const reportQuery = z.object({ ...pageQuery, state: reportState.optional() });

export const reportDecision = z
  .object({
    state: reportVerdict,
    note: optionalText(REASON_MAX).describe('The founder reads the note of an upheld report'),
  })
  .meta({ id: 'ReportDecision' });
export type ReportDecision = z.output<typeof reportDecision>;

/** What the audit log records (ACCOUNT-33). */
export const auditAction = z
  .enum([
    'account.logged_in',
    'account.factor_failed',
    'account.logged_out_everywhere',
    'account.password_changed',
    'account.password_reset',
    'account.email_changed',
    'account.email_change_undone',
    'account.factor_enabled',
    'account.factor_disabled',
    'account.exported',
    'account.deleted',
    'account.suspended',
    'account.restored',
    'admin.logged_in',
    'report.dismissed',
    'report.upheld',
    'review.cleared',
    'review.upheld',
  ])
  .meta({ id: 'AuditAction' });
export type AuditAction = z.infer<typeof auditAction>;

export const auditObject = z.enum(['account', 'report', 'startup']).meta({ id: 'AuditObject' });
export type AuditObject = z.infer<typeof auditObject>;

/** An entry of the audit log. It holds ids and no names, so that it outlives a deleted account. */
export const auditEntry = z
  .object({
    id,
    at: timestamp,
    actor_id: id.nullable().describe('Who did it; null for the product itself'),
    actor_name: z.string().nullable().describe('The present name; null for a deleted account'),
    action: auditAction,
    object_kind: auditObject,
    object_id: id,
    details: z.record(z.string(), z.union([z.string(), z.boolean()])),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

const auditFilter = {
  action: auditAction.optional(),
  actor_id: id.optional(),
  from: timestamp.optional().describe('The earliest time, included'),
  to: timestamp.optional().describe('The latest time, excluded'),
};
export const auditQuery = z.object({ ...pageQuery, ...auditFilter });
export const auditRequest = z.object({ ...pageRequest, ...auditFilter });
export type AuditRequest = z.infer<typeof auditRequest>;

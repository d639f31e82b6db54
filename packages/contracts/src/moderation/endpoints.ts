import { z } from 'zod';

import { ADMINS_ONLY } from '../access-rules.js';
import { endpoint } from '../messaging/endpoint.js';
import {
  ALREADY_REPORTED,
  LISTING_NOT_FOUND,
  MESSAGE_NOT_FOUND,
  REPORT_DECIDED,
  REPORT_NOT_FOUND,
  STARTUP_NOT_FOUND,
} from '../sentences.js';
import {
  auditEntry,
  auditQuery,
  report,
  reportCase,
  reportDecision,
  reportInput,
  reportQuery,
} from './schemas.js';

const exampleReport = {
  id: '01936f80-1111-7222-8333-444455556666',
  kind: 'startup',
  object_id: '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d11',
  reason: 'The team page shows people who do not work there.',
  state: 'open',
  created_at: '2026-11-20T10:00:00.000Z',
};
const exampleCase = {
  ...exampleReport,
  startup_id: exampleReport.object_id,
  idea_title: 'LedgerLoop',
  reported_text: null,
  author_id: null,
  reporter_id: '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10',
  note: null,
  decided_by: null,
  decided_at: null,
};

export const reportsHttp = {
  create: endpoint('reports.create', 'POST /reports', {
    tag: 'Reports',
    summary: 'Report a startup, a listing or a message to the admin',
    description: 'Only what the caller can see. The founder does not learn who reported it.',
    access: 'signed-in',
    body: reportInput,
    reply: report,
    status: 201,
    errors: { 404: [STARTUP_NOT_FOUND, LISTING_NOT_FOUND, MESSAGE_NOT_FOUND], 409: [ALREADY_REPORTED] },
    limit: 'reports',
    idempotent: true,
    examples: {
      body: { kind: exampleReport.kind, id: exampleReport.object_id, reason: exampleReport.reason },
      reply: exampleReport,
    },
  }),

  list: endpoint('reports.list', 'GET /admin/reports', {
    tag: 'Admin',
    summary: 'List reports, newest first',
    access: ADMINS_ONLY,
    query: reportQuery,
    reply: z.array(reportCase),
    paged: true,
    examples: { reply: [exampleCase] },
  }),

  decide: endpoint('reports.decide', 'PUT /admin/reports/{id}', {
    tag: 'Admin',
    summary: 'Dismiss a report, or uphold it and take the startup out of sight',
    description:
      'An upheld report hides the startup and its listing within seconds, as an upheld review does; PUT /admin/reviews/{startupId} shows it again.',
    access: ADMINS_ONLY,
    body: reportDecision,
    reply: reportCase,
    errors: { 404: [REPORT_NOT_FOUND], 409: [REPORT_DECIDED] },
    examples: {
      body: { state: 'upheld', note: 'Please name only people who work with you.' },
      reply: {
        ...exampleCase,
        state: 'upheld',
        note: 'Please name only people who work with you.',
        decided_by: '01936f6e-0000-7888-9999-aaaabbbbcccc',
        decided_at: '2026-11-20T11:00:00.000Z',
      },
    },
  }),
};

export const auditHttp = {
  list: endpoint('audit.list', 'GET /admin/audit', {
    tag: 'Admin',
    summary: 'Read the audit log, newest first',
    access: ADMINS_ONLY,
    query: auditQuery,
    reply: z.array(auditEntry),
    paged: true,
    examples: {
      reply: [
        {
          id: '01936f81-1111-7222-8333-444455556666',
          at: '2026-11-20T11:00:00.000Z',
          actor_id: '01936f6e-0000-7888-9999-aaaabbbbcccc',
          actor_name: 'Admin',
          action: 'report.upheld',
          object_kind: 'report',
          object_id: exampleReport.id,
          details: { kind: 'startup', startup_id: exampleReport.object_id },
        },
      ],
    },
  }),
};

import { z } from 'zod';

import { MESSAGE_BOUNDS } from '../conversations/schemas.js';
import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { id, pathId } from '../wire/ids.js';
import { pageRequest } from '../wire/pages.js';
import { ADMINS_ONLY } from '../gates.js';
import {
  auditEntry,
  auditRequest,
  report,
  reportCase,
  reportDecision,
  reportInput,
  reportState,
} from './schemas.js';

export const reportsRpc = {
  /**
   * Stores a report. The gateway has read the reported thing as the caller and names its startup.
   * Errors: conflict if the caller has an open report on it.
   */
  create: defineRpc('auth.reports.create.v1', {
    access: 'signed-in',
    request: z.object({
      actor,
      body: reportInput,
      startup: z.object({ id, idea_title: z.string().max(300) }),
      /** The reported message; absent for startups and listings. */
      message: z.object({ text: z.string().max(2 * MESSAGE_BOUNDS.message), author_id: id }).optional(),
    }),
    reply: report,
  }),

  /** A page of reports, newest first. */
  list: defineRpc('auth.reports.list.v1', {
    access: ADMINS_ONLY,
    request: z.object({ actor, ...pageRequest, state: reportState.optional() }),
    reply: z.array(reportCase),
  }),

  /** Decides on a report and announces an upheld one. Errors: not_found, conflict. */
  decide: defineRpc('auth.reports.decide.v1', {
    access: ADMINS_ONLY,
    request: z.object({ actor, report_id: pathId, body: reportDecision }),
    reply: reportCase,
  }),
};

export const auditRpc = {
  /** A page of the audit log, newest first. */
  list: defineRpc('auth.audit.list.v1', {
    access: ADMINS_ONLY,
    request: auditRequest.extend({ actor }),
    reply: z.array(auditEntry),
  }),
};

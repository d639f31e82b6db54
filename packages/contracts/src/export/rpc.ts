import { z } from 'zod';

import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import type { ServiceName } from '../operations/schemas.js';
import {
  aiWorkerSections,
  authSections,
  billingSections,
  exportedUser,
  marketplaceSections,
  notificationsSections,
  startupsSections,
} from './schemas.js';

/**
 * A page of one section of the caller's data in a service. The request cannot name another user.
 * A page fits into one NATS message; the next cursor is in the reply's headers.
 */
function exportRpc<S extends Record<string, z.ZodType>>(service: ServiceName, sections: S) {
  const names = Object.keys(sections) as (keyof S & string)[];
  return defineRpc(`${service}.accounts.export.v1`, {
    access: 'signed-in',
    request: z.object({ actor, section: z.enum(names), cursor: z.string().max(300).optional() }),
    reply: z.array(z.looseObject({ id: z.string() })),
  });
}

export const exportRpcs = {
  export: {
    auth: exportRpc('auth', authSections),
    startups: exportRpc('startups', startupsSections),
    marketplace: exportRpc('marketplace', marketplaceSections),
    billing: exportRpc('billing', billingSections),
    notifications: exportRpc('notifications', notificationsSections),
    'ai-worker': exportRpc('ai-worker', aiWorkerSections),
  },

  /** The caller's account, for the export of their data that begins now. Errors: unauthenticated. */
  beginExport: defineRpc('auth.accounts.beginExport.v1', {
    access: 'signed-in',
    request: z.object({ actor }),
    reply: exportedUser,
  }),
};

import { newId } from './ids.js';
import type { PortalSession } from './shapes.js';
import type { Work } from './work.js';

/** A session of the billing portal with its page at `{publicUrl}/p/session/{id}`. */
export function createPortalSession(
  work: Work,
  data: { customer: string; return_url?: string; configuration?: string },
): PortalSession {
  const id = newId('portalSession');
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    configuration: data.configuration ?? 'bpc_default',
    created: work.now,
    customer: data.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: data.return_url ?? null,
    url: `${work.publicUrl}/p/session/${id}`,
  };
  work.tx.put('portalSessions', session);
  return session;
}

import type { Actor } from '@proofround/contracts';
import type { RequestContext } from '@proofround/service-kit';

import type { LiveHub } from '../live/live-hub.js';
import type { OpenLists } from './open-lists.js';

declare module 'fastify' {
  interface FastifyInstance {
    live: Pick<LiveHub, 'lastEventId'>;
    openLists: OpenLists;
    writeTimeoutMs: number;
    /** Counts a request whose path cannot be decoded. Rejects above the limit. */
    countUnreadablePath: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  }
  interface FastifyRequest {
    correlationId: string;
    /** The request's span, if tracing is on. */
    span: RequestContext['span'];
    /** Whether the answer is a stream, which stays open. */
    isStream: boolean;
    /** The caller; set by the guard on every endpoint that is not public. */
    actor: (Actor & { session_id: string }) | undefined;
    /** The user by whom the request was counted before its token was checked. */
    countedUser: string | undefined;
    /** When the token expires, in epoch seconds. */
    tokenExpires: number | undefined;
  }
}

import type { Actor } from '@proofround/contracts';
import type { RequestContext } from '@proofround/service-kit';

declare module 'fastify' {
  interface FastifyRequest {
    /** Identifies the request in all services and log lines. */
    correlationId: string;
    /** The request's span, if tracing is on. */
    span: RequestContext['span'];
    /** The caller; set by the guard on every endpoint that is not public. */
    actor: Actor | undefined;
    /** When the token expires, in epoch seconds. */
    tokenExpires: number | undefined;
  }
}

import type { Actor } from '@proofround/contracts';
import type { RequestContext } from '@proofround/service-kit';

declare module 'fastify' {
  interface FastifyRequest {
    /** Follows the request through every hop and log line. */
    correlationId: string;
    /** Its span, where traces are kept. */
    span: RequestContext['span'];
    /** Who asks; set by the guard on every endpoint that is not public. */
    actor: Actor | undefined;
    /** When the token that was shown runs out, in epoch seconds. */
    tokenExpires: number | undefined;
  }
}

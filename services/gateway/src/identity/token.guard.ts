import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ACCOUNT_SUSPENDED, assertAccess, forbidden, unauthenticated } from '@proofround/contracts';
import type { FastifyRequest } from 'fastify';

import { endpointOf } from '../http/route.decorator.js';
import { Identities } from './identities.js';
import { tokenOf, type TokenSubject } from './token.strategy.js';

/**
 * Requires, on every route that is not public, a valid token of an existing user's session (else 401),
 * then that the account is not suspended and has the endpoint's role (else 403).
 */
@Injectable()
export class TokenGuard extends AuthGuard('access-token') {
  constructor(private readonly identities: Identities) {
    super({ session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = endpointOf(context);
    if (!endpoint || endpoint.access === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: TokenSubject }>();
    const token = tokenOf(request.headers.authorization);
    if (token === undefined) throw unauthenticated();
    let subject = this.identities.cachedSubject(token);
    if (!subject) {
      await super.canActivate(context);
      subject = request.user;
      if (!subject) throw unauthenticated();
      this.identities.cacheSubject(token, subject);
    }
    const caller = await this.identities.caller(subject);
    if (!caller) throw unauthenticated();
    if (caller.suspended) throw forbidden(ACCOUNT_SUSPENDED);
    assertAccess(endpoint.access, caller.actor);
    request.actor = caller.actor;
    request.tokenExpires = subject.expires;
    return true;
  }

  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error || !user) throw unauthenticated();
    return user;
  }
}

import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { assertAccess, unauthenticated } from '@proofround/contracts';
import type { FastifyRequest } from 'fastify';

import { endpointOf } from '../http/route.decorator.js';
import { tokenOf } from './bearer.js';
import { Identities } from './identities.js';
import type { TokenSubject } from './token.strategy.js';

/**
 * Requires, on every route that is not public, a valid token of an existing user (else 401, the same
 * for every reason), then the endpoint's role (else 403).
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
    const actor = await this.identities.actor(subject.user_id);
    if (!actor) throw unauthenticated();
    assertAccess(endpoint.access, actor);
    request.actor = actor;
    request.tokenExpires = subject.expires;
    return true;
  }

  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error || !user) throw unauthenticated();
    return user;
  }
}

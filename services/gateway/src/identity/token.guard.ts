import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { accountsResolve, assertAccess } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';
import type { FastifyRequest } from 'fastify';

import { unauthenticated } from '../http/errors.js';
import { endpointOf } from '../http/route.decorator.js';
import type { TokenSubject } from './token.strategy.js';

/**
 * On every route: a valid token of a user who exists now (401, the same for every reason), then
 * the role that the endpoint asks for (403). What a user holds is looked up at each request.
 */
@Injectable()
export class TokenGuard extends AuthGuard('access-token') {
  constructor(private readonly rpc: RpcClient) {
    super({ session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = endpointOf(context);
    if (!endpoint || endpoint.access === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: TokenSubject }>();
    await super.canActivate(context);
    const subject = request.user;
    if (!subject) throw unauthenticated();
    const actor = await this.rpc.call(accountsResolve, { user_id: subject.user_id });
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

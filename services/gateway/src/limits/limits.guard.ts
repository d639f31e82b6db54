import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { endpointOf } from '../http/route.decorator.js';
import { addressOf } from './address.js';
import { RateLimits } from './rate-limits.js';

/** Limits requests per user, or per address for requests without a user. */
@Injectable()
export class LimitsGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = endpointOf(context);
    // Webhooks are not limited: their signature proves the sender, whose address is the same for all customers.
    if (!endpoint || endpoint.raw) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const user = request.actor?.user_id;
    if (user === undefined) await this.limits.count('requests_by_address', addressOf(request));
    else await this.limits.count('requests_by_user', user);
    if (endpoint.limit === 'accounts') await this.limits.count('accounts_by_address', addressOf(request));
    else if (endpoint.limit !== undefined && user !== undefined)
      await this.limits.count(endpoint.limit, user);
    return true;
  }
}

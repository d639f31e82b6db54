import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { addressOf } from '../http/address.js';
import { endpointOf } from '../http/route.decorator.js';
import { Identities } from '../identity/identities.js';
import { tokenOf } from '../identity/token.strategy.js';
import { pointsOf } from './points.js';
import { type Allowance, allowanceHeaders, RateLimits } from './rate-limits.js';
import { UserRequests } from './user-requests.js';

/** Tells the client how much is left of the limit that it will reach first. */
function show(reply: FastifyReply, allowances: readonly (Allowance | undefined)[]): void {
  const [tightest] = allowances
    .filter((allowance) => allowance !== undefined)
    .toSorted((a, b) => a.remaining - b.remaining);
  if (tightest) reply.headers(allowanceHeaders(tightest));
}

const pointsFor = (endpoint: Parameters<typeof pointsOf>[0], { query }: FastifyRequest): number =>
  pointsOf(endpoint, query as Readonly<Record<string, unknown>>);

/**
 * Runs before the token is checked, so requests that are refused count as well (LIMIT-8). A request with a
 * token that this gateway knows counts for its user, and for its network address in the count of users. Any
 * other request counts for its address in the count of strangers.
 */
@Injectable()
export class RequestsGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly userRequests: UserRequests,
    private readonly identities: Identities,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = endpointOf(context);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // Of webhooks only failures count: all customers' payments come from the same addresses.
    if (!endpoint || endpoint.raw) return true;
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const token = endpoint.access === 'public' ? undefined : tokenOf(request.headers.authorization);
    const subject = token === undefined ? undefined : this.identities.countedSubject(token);
    request.countedUser = subject?.user_id;
    const points = pointsFor(endpoint, request);
    const address = addressOf(request);
    const counts = subject
      ? [
          this.limits.count('requests_by_user', subject.user_id, points),
          this.userRequests.count(address, points),
        ]
      : [this.limits.count('requests_by_address', address, points)];
    show(reply, await Promise.all(counts));
    return true;
  }
}

/** After the token is checked: counts the first request of a token by its user, and limited work. */
@Injectable()
export class WorkGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = endpointOf(context);
    if (!endpoint || endpoint.raw) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const user = request.actor?.user_id;
    const allowances: (Allowance | undefined)[] = [];
    if (user !== undefined && request.countedUser === undefined)
      allowances.push(await this.limits.count('requests_by_user', user, pointsFor(endpoint, request)));
    if (endpoint.limit === 'accounts')
      allowances.push(await this.limits.count('accounts_by_address', addressOf(request)));
    // PasswordAttempts counts log-ins, because their limit depends on the device and the e-mail address.
    else if (endpoint.limit !== undefined && endpoint.limit !== 'log-ins' && user !== undefined)
      allowances.push(await this.limits.count(endpoint.limit, user));
    if (allowances.length > 0) show(http.getResponse<FastifyReply>(), allowances);
    return true;
  }
}

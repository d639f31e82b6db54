import { setTimeout as delay } from 'node:timers/promises';

import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  FORGET_IDENTITY,
  IDENTITY_LEASE_MS,
  identityForgotten,
  REGISTRATION_MS,
} from '@proofround/contracts';
import { NATS, statement, Statements } from '@proofround/service-kit';
import { z } from 'zod';

/** Auth keeps a registration longer than the gateway uses it, so that differing clocks do no harm. */
const KEEP_MS = REGISTRATION_MS + 2000;
/** How long auth waits for a silent gateway. By then its cached identities have expired. */
const WAIT_MS = IDENTITY_LEASE_MS + 100;
/** The request is repeated after this time, because a message may be lost. */
const REPEAT_MS = 250;

const REGISTER = statement(
  `WITH old AS (DELETE FROM gateways WHERE expires_at < now() - interval '1 hour')
   INSERT INTO gateways (id, expires_at) VALUES ($1, now() + interval '${KEEP_MS} milliseconds')
   ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at`,
  z.unknown(),
);
const RUNNING = statement('SELECT id FROM gateways WHERE expires_at > now()', z.object({ id: z.string() }));

/** The running gateways and what they cache about users. */
@Injectable()
export class Gateways {
  private readonly logger = new Logger(Gateways.name);

  constructor(
    private readonly statements: Statements,
    @Inject(NATS) private readonly nats: NatsConnection,
  ) {}

  async register(gatewayId: string): Promise<void> {
    await this.statements.run(REGISTER, [gatewayId]);
  }

  /** Waits for a change of a user, then until every gateway uses the changed user. */
  async afterChange<User extends { id: string }>(change: Promise<User>): Promise<User> {
    const user = await change;
    await this.tell(user.id);
    return user;
  }

  /** Like {@link forget}, but only logs a failure: the change is stored and must be confirmed. */
  async tell(userId: string): Promise<void> {
    try {
      await this.forget(userId);
    } catch (error) {
      this.logger.warn({ err: error, user_id: userId }, 'gateways read a changed user again a little later');
    }
  }

  /** Resolves when no gateway uses an older answer about the user: it was acknowledged or has expired. */
  async forget(userId: string): Promise<void> {
    const deadline = performance.now() + WAIT_MS;
    const silent = new Set((await this.statements.run(RUNNING, [])).map(({ id }) => id));
    while (silent.size > 0) {
      const left = deadline - performance.now();
      if (left <= 0) break;
      await this.ask(userId, silent, Math.min(left, REPEAT_MS));
    }
    if (silent.size > 0) this.logger.warn({ gateways: [...silent] }, 'gateways did not drop an identity');
  }

  /** Asks all gateways once and removes those that acknowledge within `ms` from `silent`. */
  private async ask(userId: string, silent: Set<string>, ms: number): Promise<void> {
    const started = performance.now();
    try {
      const replies = await this.nats.requestMany(FORGET_IDENTITY, JSON.stringify({ user_id: userId }), {
        strategy: 'timer',
        maxWait: Math.ceil(ms),
      });
      for await (const reply of replies) {
        const { data } = identityForgotten.safeParse(reply.json());
        if (data) silent.delete(data.gateway_id);
        if (silent.size === 0) return;
      }
    } catch {
      // Nobody listens, or the reply is unreadable. A gateway may still be reconnecting.
      await delay(Math.max(0, ms - (performance.now() - started)));
    }
  }
}

import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { FORGET_IDENTITY, identityChange, REGISTRATION_MS, rpc } from '@proofround/contracts';
import { Loops, NATS, RpcClient } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

const RENEW_MS = REGISTRATION_MS / 4;

/** This gateway's registration with auth. While it is valid, auth asks it before it changes access. */
@Injectable()
export class Registration implements OnApplicationBootstrap {
  private readonly logger = new Logger(Registration.name);
  private readonly gateway_id = uuid();
  private validUntil = -Infinity;
  private readonly lapseWatchers: (() => void)[] = [];
  private readonly changeWatchers: ((userId: string) => void)[] = [];

  constructor(
    @Inject(NATS) private readonly nats: NatsConnection,
    private readonly rpc: RpcClient,
    loops: Loops,
  ) {
    loops.every(RENEW_MS, "the renewal of the gateway's registration", () => this.renew());
  }

  onApplicationBootstrap(): void {
    this.nats.subscribe(FORGET_IDENTITY, {
      callback: (error, message) => {
        const { data } = identityChange.safeParse(error ? undefined : message.json());
        if (!data) return;
        for (const watcher of this.changeWatchers) watcher(data.user_id);
        message.respond(JSON.stringify({ gateway_id: this.gateway_id }));
      },
    });
    this.renew().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'auth does not know this gateway yet; it caches no identities');
    });
  }

  isValid(): boolean {
    return performance.now() < this.validUntil;
  }

  /** Calls `watcher` before the registration becomes valid again after it had expired. */
  onRenewalAfterLapse(watcher: () => void): void {
    this.lapseWatchers.push(watcher);
  }

  /** Calls `watcher` before this gateway acknowledges that a user's access will change. */
  onChange(watcher: (userId: string) => void): void {
    this.changeWatchers.push(watcher);
  }

  private async renew(): Promise<void> {
    const asked = performance.now();
    await this.rpc.call(rpc.gateways.register, { gateway_id: this.gateway_id });
    // While it had expired, auth may have changed users without asking this gateway.
    if (!this.isValid()) for (const watcher of this.lapseWatchers) watcher();
    this.validUntil = asked + REGISTRATION_MS;
  }
}

import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

import type { BaseConfig } from '../config/load-config.js';
import { CONFIG } from '../service/tokens.js';
import { Loop, type LoopOptions } from './loop.js';

/**
 * Starts the loops of a process with it and ends them before anything else: what their last pieces
 * of work leave in the outbox is still published.
 */
@Injectable()
export class Loops implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly all: Loop[] = [];

  constructor(@Inject(CONFIG) private readonly config: Pick<BaseConfig, 'SHUTDOWN_TIMEOUT_MS'>) {}

  /** Takes a loop on; for constructors. */
  add(options: LoopOptions): Loop {
    const loop = new Loop(options);
    this.all.push(loop);
    return loop;
  }

  /** A chore that is done as a whole each time. */
  every(everyMs: number, name: string, work: () => Promise<unknown>): void {
    this.add({ name, everyMs, next: () => work().then(() => false) });
  }

  onApplicationBootstrap(): void {
    for (const loop of this.all) loop.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.all.map((loop) => loop.stop(this.config.SHUTDOWN_TIMEOUT_MS / 2)));
  }
}

import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

import { CONFIG } from '../config/injection-tokens.js';
import type { BaseConfig } from '../config/load-config.js';
import { Loop, type LoopOptions } from './loop.js';

/** Starts and stops the loops of a process. They stop first: the relay still publishes their last events. */
@Injectable()
export class Loops implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly all: Loop[] = [];

  constructor(@Inject(CONFIG) private readonly config: Pick<BaseConfig, 'SHUTDOWN_TIMEOUT_MS'>) {}

  /** Adds a loop; call it in constructors, before the loops start. */
  add(options: LoopOptions): Loop {
    const loop = new Loop(options);
    this.all.push(loop);
    return loop;
  }

  /** Adds a loop that does one piece of work per interval. */
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

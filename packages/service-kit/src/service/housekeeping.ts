import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';

import { Departures } from '../departures/departures.js';
import { InboxTransactions } from '../events/inbox.js';
import { Commands } from '../idempotency/commands.js';
import { Ticker } from './ticker.js';

const EVERY_MS = 10 * 60_000;

/** Clears away, in every service with a database, what the kit's own tables need no longer. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ticker = new Ticker('housekeeping', EVERY_MS, () => this.pass());

  constructor(
    private readonly commands: Commands,
    private readonly inbox: InboxTransactions,
    private readonly departures: Departures,
  ) {}

  onApplicationBootstrap(): void {
    this.ticker.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ticker.stop();
  }

  async pass(): Promise<void> {
    await this.commands.sweep();
    await this.inbox.sweep();
    await this.departures.sweep();
  }
}

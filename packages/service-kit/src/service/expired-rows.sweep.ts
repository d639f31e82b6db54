import { Injectable } from '@nestjs/common';

import { Departures } from '../departures/departures.js';
import { Commands } from '../idempotency/commands.js';
import { InboxTransactions } from '../inbox/inbox.js';
import { Loops } from '../work/loops.js';

const EVERY_MS = 10 * 60_000;

/** Deletes expired rows of the kit's own tables, in every service with a database. */
@Injectable()
export class ExpiredRowsSweep {
  constructor(
    private readonly commands: Commands,
    private readonly inbox: InboxTransactions,
    private readonly departures: Departures,
    loops: Loops,
  ) {
    loops.every(EVERY_MS, 'the sweep of expired rows', () => this.pass());
  }

  async pass(): Promise<void> {
    await this.commands.sweep();
    await this.inbox.sweep();
    await this.departures.sweep();
  }
}

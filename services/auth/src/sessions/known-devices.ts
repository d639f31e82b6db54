import { Injectable } from '@nestjs/common';
import { statement, Statements } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

import { UserRow } from '../users/user.entity.js';

/** Runs at every log-in of a known browser. */
const DEVICES_SINCE = statement(
  'SELECT devices_since FROM users WHERE id = $1',
  z.object({ devices_since: z.date().nullable() }),
);

/** Ends the device tokens of an account. They are not stored, so a time tells which of them count. */
@Injectable()
export class KnownDevices {
  constructor(private readonly statements: Statements) {}

  /** Invalidates all device tokens of an account (LIMIT-6). */
  async endAll(tx: EntityManager, id: string): Promise<void> {
    await tx.update(UserRow, { id }, { devices_since: () => 'now()' });
  }

  /** Whether a device token is valid. One issued in the second of a change may be older, so it is not. */
  async knowsDevice(id: string, issuedAtS: number): Promise<boolean> {
    const [user] = await this.statements.run(DEVICES_SINCE, [id]);
    if (!user) return false;
    return user.devices_since === null || issuedAtS * 1000 > user.devices_since.getTime();
  }
}

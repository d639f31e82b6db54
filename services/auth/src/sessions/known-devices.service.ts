import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { UserRow } from '../users/user.entity.js';

/** Ends the device tokens of an account. They are not stored, so a time tells which of them count. */
@Injectable()
export class KnownDevices {
  constructor(private readonly database: DataSource) {}

  /** Makes all device tokens of an account worthless (LIMIT-6). */
  async endAll(tx: EntityManager, id: string): Promise<void> {
    await tx.update(UserRow, { id }, { devices_since: () => 'now()' });
  }

  /**
   * Whether a device token still counts. Tokens name whole seconds: one of the second of a change may
   * be older than the change, and does not count.
   */
  async knows(id: string, issuedAtS: number): Promise<boolean> {
    const user = await this.database.manager.findOne(UserRow, {
      select: { id: true, devices_since: true },
      where: { id },
    });
    if (!user) return false;
    return user.devices_since === null || issuedAtS * 1000 > user.devices_since.getTime();
  }
}

import { Injectable } from '@nestjs/common';
import { emailKey, type RequestOf, type rpc } from '@proofround/contracts';
import { Outbox, Transactions } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { Gateways } from '../gateways/gateways.js';
import { lockUser, UserRow } from '../users/user.entity.js';

type Change = RequestOf<typeof rpc.accounts.setPremium>;

/** A change that is announced in the user's row but not applied yet. */
interface Announced {
  readonly user_id: string;
  readonly access_change: string;
}

const isOld = (row: UserRow, { revision }: Change) =>
  revision !== undefined && revision <= row.premium_revision;

const isSame = (row: UserRow, { is_premium, is_pro }: Change) =>
  row.is_premium === is_premium && (is_pro === undefined || row.is_pro === is_pro);

const userOf = (who: Change['who']) =>
  'email' in who ? { email_key: emailKey(who.email) } : { id: who.user_id };

/**
 * Starts and ends Investor Access and Founder Pro. A change holds on the next request although gateways
 * cache identities (ACCOUNT-8): it is announced, then every gateway drops the user, then it is applied.
 * While it is announced, nobody caches the user; after a crash billing repeats it.
 */
@Injectable()
export class Entitlements {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly gateways: Gateways,
  ) {}

  /** Ignores a change older than the last one applied. False when the user does not exist. */
  async setPremium(change: Change): Promise<boolean> {
    for (;;) {
      const announced = await this.transactions.run((tx) => this.announce(tx, change));
      if (announced === 'unknown' || announced === 'done') return announced === 'done';
      await this.gateways.forget(announced.user_id);
      const outcome = await this.transactions.run((tx) => this.apply(tx, announced, change));
      if (outcome !== 'overtaken') return outcome === 'done';
    }
  }

  private async announce(tx: EntityManager, change: Change): Promise<Announced | 'unknown' | 'done'> {
    const row = await lockUser(tx, userOf(change.who));
    if (!row) return 'unknown';
    if (isOld(row, change)) return 'done';
    if (isSame(row, change)) {
      if (change.revision !== undefined)
        await tx.update(UserRow, { id: row.id }, { premium_revision: change.revision });
      return 'done';
    }
    const access_change = row.access_change ?? uuid();
    await tx.update(UserRow, { id: row.id }, { access_change });
    return { user_id: row.id, access_change };
  }

  /** Does nothing if another change ended the announcement, because gateways may cache the user again. */
  private async apply(
    tx: EntityManager,
    { user_id, access_change }: Announced,
    change: Change,
  ): Promise<'done' | 'unknown' | 'overtaken'> {
    const row = await lockUser(tx, { id: user_id });
    if (!row) return 'unknown';
    if (row.access_change !== access_change) return 'overtaken';
    await tx.update(UserRow, { id: user_id }, { access_change: null });
    if (isOld(row, change)) return 'done';
    const { is_premium, is_pro = row.is_pro, revision = row.premium_revision } = change;
    await tx.update(UserRow, { id: user_id }, { is_premium, is_pro, premium_revision: revision });
    if (isSame(row, change)) return 'done';
    const data = row.is_pro === is_pro ? { is_premium } : { is_premium, is_pro };
    await this.outbox.appendLive(tx, user_id, { event: 'user.updated', data });
    return 'done';
  }
}

import { Injectable } from '@nestjs/common';
import { type DealRole, FORMER_MEMBER } from '@proofround/contracts';
import { Commands } from '@proofround/service-kit';
import { Any, type EntityManager, In } from 'typeorm';

import { DealRow } from './deal.entity.js';
import { lockDeal } from './deal-access.js';
import { DealEndings } from './deal-endings.js';
import { DealNoteRow, DealSignatureRow } from './deal-parts.entity.js';
import { dealStates } from './deal-states.js';

/** Erases deleted users and startups from deals (DEAL-9). The caller has locked the listings. */
@Injectable()
export class DealErasure {
  constructor(
    private readonly endings: DealEndings,
    private readonly commands: Commands,
  ) {}

  /** Ends the startup's open deal and deletes what both sides wrote about the startup. */
  async eraseStartup(tx: EntityManager, startup_id: string): Promise<void> {
    await this.endings.endOfDeleted(tx, startup_id);
    const deals = await tx.findBy(DealRow, { startup_id });
    const deal_id = Any(deals.map(({ id }) => id));
    await tx.delete(DealNoteRow, { deal_id });
    await tx.update(DealRow, { startup_id, closed_by: In(['buyer', 'seller']) }, { reason: null });
  }

  /**
   * Ends the user's deals as a buyer. Deals stay for the other side without the user's id and words; of a
   * completed one the name, the signature and the startup's title stay, too (DEAL-17).
   */
  async eraseUser(tx: EntityManager, user_id: string): Promise<void> {
    const open = await tx.findBy(DealRow, {
      buyer_id: user_id,
      status: In(dealStates.sourcesOf('fell_through', 'account')),
    });
    for (const { id } of open) {
      const locked = await lockDeal(tx, id);
      if (locked) await this.endings.fallThrough(tx, locked, 'account');
    }
    await tx.delete(DealNoteRow, { author_id: user_id });
    // Locked in the order of the ids: if both sides are deleted at once, the later one sees the other gone.
    const mine = await tx.find(DealRow, {
      where: [{ buyer_id: user_id }, { seller_id: user_id }],
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const role of ['buyer', 'seller'] as const) {
      const deals = mine.filter((deal) => deal[`${role}_id`] === user_id);
      const ids = deals.map(({ id }) => id);
      const these = { id: Any(ids) };
      await tx.update(DealRow, { ...these, closed_by: role }, { reason: null });
      await tx.update(DealRow, these, { [`${role}_id`]: FORMER_MEMBER });
      await forgetNames(tx, deals, role);
      // The other side's stored answers show the user's notes and signature.
      await this.commands.forget(tx, ...ids);
    }
  }
}

/**
 * Deletes the name and the signature of a leaving side; of a completed deal, with the startup's title, once
 * nobody can read it.
 */
async function forgetNames(tx: EntityManager, deals: readonly DealRow[], role: DealRole): Promise<void> {
  const isUnread = ({ buyer_id, seller_id }: DealRow) =>
    (role === 'buyer' ? seller_id : buyer_id) === FORMER_MEMBER;
  const idsOf = (some: readonly DealRow[]) => Any(some.map(({ id }) => id));
  const unfinished = idsOf(deals.filter(({ status }) => status !== 'completed'));
  await tx.delete(DealSignatureRow, { deal_id: unfinished, role });
  await tx.update(DealRow, { id: unfinished }, { [`${role}_name`]: null });
  const unread = idsOf(deals.filter(isUnread));
  await tx.delete(DealSignatureRow, { deal_id: unread });
  await tx.update(DealRow, { id: unread }, { buyer_name: null, seller_name: null, startup_title: null });
}

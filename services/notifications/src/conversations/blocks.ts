import { Injectable } from '@nestjs/common';
import type { Actor, PageRequest } from '@proofround/contracts';
import { newestFirst, type RawJson } from '@proofround/service-kit';
import { DataSource, type EntityManager, In } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { BlockRow } from './block.entity.js';

/** One user who blocks, and the other who is blocked. */
export interface Block {
  readonly by: string;
  readonly blocked: string;
}

/** The blocks between a user and others. */
class BlocksOf {
  constructor(
    private readonly userId: string,
    private readonly rows: readonly BlockRow[],
  ) {}

  /** Whether the user blocked the other one. */
  hasBlocked(otherId: string): boolean {
    return this.rows.some((row) => row.by_user_id === this.userId && row.blocked_user_id === otherId);
  }

  /** Whether either blocked the other. */
  isBetween(otherId: string): boolean {
    return this.rows.some((row) => row.by_user_id === otherId || row.blocked_user_id === otherId);
  }
}

/** Who has blocked whom. A block holds between its two users everywhere (TALK-13). */
@Injectable()
export class Blocks {
  constructor(private readonly database: DataSource) {}

  has(manager: EntityManager, { by, blocked }: Block): Promise<boolean> {
    return manager.existsBy(BlockRow, { by_user_id: by, blocked_user_id: blocked });
  }

  async isBetween(manager: EntityManager, userId: string, otherId: string): Promise<boolean> {
    return (await blocksOf(manager, userId, [otherId])).isBetween(otherId);
  }

  /** Those of `others` who blocked the user. */
  async listBlockers(userId: string, others: readonly string[]): Promise<string[]> {
    const rows = await this.database.manager.findBy(BlockRow, {
      by_user_id: In([...others]),
      blocked_user_id: userId,
    });
    return rows.map(({ by_user_id }) => by_user_id);
  }

  /** Returns whether this changed anything. The caller holds a lock without which neither account is erased. */
  async set(tx: EntityManager, { by, blocked }: Block, isBlocked: boolean): Promise<boolean> {
    const users = { by_user_id: by, blocked_user_id: blocked };
    if (!isBlocked) return (await tx.delete(BlockRow, users)).affected !== 0;
    if (await tx.existsBy(BlockRow, users)) return false;
    const row = { id: uuid(), ...users, created_at: new Date() };
    await tx.createQueryBuilder().insert().into(BlockRow).values(row).orIgnore().execute();
    return true;
  }

  /** When the user blocked somebody, newest first, without whom. */
  export({ user_id }: Actor, page: PageRequest): Promise<RawJson> {
    return newestFirst(this.database.manager, BlockRow, { by_user_id: user_id }, page, (row) => ({
      id: row.id,
      created_at: row.created_at.toISOString(),
    }));
  }

  /** Deletes a user's blocks and those of others against the user. */
  async eraseUser(tx: EntityManager, userId: string): Promise<void> {
    await tx.delete(BlockRow, { by_user_id: userId });
    await tx.delete(BlockRow, { blocked_user_id: userId });
  }
}

/** The blocks between a user and these others, in either direction. */
export async function blocksOf(
  manager: EntityManager,
  userId: string,
  others: readonly string[],
): Promise<BlocksOf> {
  const rows = await manager.findBy(BlockRow, [
    { by_user_id: userId, blocked_user_id: In([...others]) },
    { blocked_user_id: userId, by_user_id: In([...others]) },
  ]);
  return new BlocksOf(userId, rows);
}

import { Injectable, Logger } from '@nestjs/common';
import { type Contact, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

/** The most ids that rpc.accounts.listContacts and rpc.conversations.listBlockers take. */
const BATCH = 500;

/** No page waits longer than this for the blocks. */
const BLOCKS_TIMEOUT_MS = 500;
/** After a failure the blocks are not asked for in this time, so that the next pages do not wait at all. */
const BLOCKS_PAUSE_MS = 2000;

/** Loads users' names and e-mail addresses from auth, to add them to replies of other services. */
@Injectable()
export class Contacts {
  private readonly logger = new Logger(Contacts.name);
  /** In the time of performance.now(). */
  private blocksPausedUntil = -Infinity;

  constructor(private readonly rpc: RpcClient) {}

  /** Contacts by user id; deleted users are missing. */
  async of(userIds: readonly string[]): Promise<Map<string, Contact>> {
    const uniqueIds = [...new Set(userIds)];
    const contacts = new Map<string, Contact>();
    for (let start = 0; start < uniqueIds.length; start += BATCH) {
      const user_ids = uniqueIds.slice(start, start + BATCH);
      for (const { user_id, name, email } of await this.rpc.call(rpc.accounts.listContacts, { user_ids })) {
        contacts.set(user_id, { name, email });
      }
    }
    return contacts;
  }

  /**
   * Like {@link of}, for a reader: the address of a user who blocked the reader is empty, as one that is not
   * verified is (TALK-13). While the service that knows the blocks does not reply, the addresses of all are
   * empty: a page without an address is better than a late one, or one with the address of a blocker.
   */
  async shownTo(readerId: string, userIds: readonly string[]): Promise<Map<string, Contact>> {
    const [contacts, blockers] = await Promise.all([this.of(userIds), this.blockersOf(readerId, userIds)]);
    return new Map(
      [...contacts].map(([id, contact]) => [id, blockers.has(id) ? { ...contact, email: '' } : contact]),
    );
  }

  private async blockersOf(user_id: string, userIds: readonly string[]): Promise<Set<string>> {
    const uniqueIds = [...new Set(userIds)];
    const blockers = new Set<string>();
    for (let start = 0; start < uniqueIds.length; start += BATCH) {
      const other_ids = uniqueIds.slice(start, start + BATCH);
      for (const id of await this.blockersAmong(user_id, other_ids)) blockers.add(id);
    }
    return blockers;
  }

  private async blockersAmong(user_id: string, other_ids: string[]): Promise<string[]> {
    if (performance.now() < this.blocksPausedUntil) return other_ids;
    try {
      const request = { user_id, other_ids };
      const options = { timeoutMs: BLOCKS_TIMEOUT_MS };
      return (await this.rpc.call(rpc.conversations.listBlockers, request, options)).user_ids;
    } catch (error) {
      this.logger.warn({ err: error }, 'addresses are hidden, because the blocks are not known');
      this.blocksPausedUntil = performance.now() + BLOCKS_PAUSE_MS;
      return other_ids;
    }
  }
}

import { Injectable } from '@nestjs/common';
import { type Contact, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

/** The most ids that rpc.accounts.listContacts takes. */
const BATCH = 500;

/** Loads users' names and e-mail addresses from auth, to add them to replies of other services. */
@Injectable()
export class Contacts {
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
}

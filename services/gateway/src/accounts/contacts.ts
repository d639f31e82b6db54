import { Injectable } from '@nestjs/common';
import { rpc, type Contact } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

const AT_ONCE = 500;

/** Names and addresses, for answers that are put together from two services. */
@Injectable()
export class Contacts {
  constructor(private readonly rpc: RpcClient) {}

  /** By user id; a user who is gone is missing. */
  async of(userIds: readonly string[]): Promise<Map<string, Contact>> {
    const wanted = [...new Set(userIds)];
    const found = new Map<string, Contact>();
    for (let start = 0; start < wanted.length; start += AT_ONCE) {
      const user_ids = wanted.slice(start, start + AT_ONCE);
      for (const { user_id, name, email } of await this.rpc.call(rpc.accounts.listContacts, { user_ids })) {
        found.set(user_id, { name, email });
      }
    }
    return found;
  }
}

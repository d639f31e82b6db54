import { Injectable } from '@nestjs/common';
import { rpc, type Contact } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

/** Short, because a transaction may be open meanwhile. */
const TIMEOUT_MS = 2000;

/** Names and addresses, asked of auth whenever they are needed and kept nowhere here. */
@Injectable()
export class Contacts {
  constructor(private readonly rpc: RpcClient) {}

  /** undefined for a user whom auth does not know. @throws DomainError unavailable while auth is down. */
  async of(userId: string): Promise<Contact | undefined> {
    const found = await this.rpc.call(
      rpc.accounts.listContacts,
      { user_ids: [userId] },
      { timeoutMs: TIMEOUT_MS },
    );
    return found.find(({ user_id }) => user_id === userId);
  }
}

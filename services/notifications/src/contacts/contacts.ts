import { Injectable } from '@nestjs/common';
import { type Contact, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

/** Short, because the consumer of an event holds a transaction open. */
const TIMEOUT_MS = 2000;

/** Reads names and e-mail addresses from auth. This service does not store them. */
@Injectable()
export class Contacts {
  constructor(private readonly rpc: RpcClient) {}

  /** Undefined for a user unknown to auth. @throws DomainError unavailable while auth is down */
  async find(userId: string): Promise<Contact | undefined> {
    const found = await this.rpc.call(
      rpc.accounts.listContacts,
      { user_ids: [userId] },
      { timeoutMs: TIMEOUT_MS },
    );
    return found.find(({ user_id }) => user_id === userId);
  }

  /** Names by user id; users unknown to auth are missing. Takes at most 500 ids. @throws DomainError unavailable */
  async namesOf(userIds: readonly string[]): Promise<Map<string, string>> {
    const user_ids = [...new Set(userIds)];
    if (user_ids.length === 0) return new Map();
    const found = await this.rpc.call(rpc.accounts.listContacts, { user_ids });
    return new Map(found.map(({ user_id, name }) => [user_id, name]));
  }
}

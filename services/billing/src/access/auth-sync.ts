import { Injectable, Logger } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';
import { DataSource, LessThan } from 'typeorm';

import type { Deadline } from '../payments/deadline.js';
import { MemberRow } from '../records/member.entity.js';

/**
 * Reports a change of access to auth at once, for requests that must see it. Auth also receives
 * every change as the event investor-access.changed.
 */
@Injectable()
export class AuthSync {
  private readonly logger = new Logger(AuthSync.name);

  constructor(
    private readonly database: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  /** Resolves once auth has recorded the user's newest revision. @throws DomainError unavailable */
  async ensure(userId: string, deadline: Deadline): Promise<void> {
    const member = await this.database.manager.findOneBy(MemberRow, { user_id: userId });
    if (!member || member.synced_revision >= member.revision) return;
    const { is_premium, is_pro, revision } = member;
    const { found } = await deadline.within(
      this.rpc.call(
        rpc.accounts.setPremium,
        { who: { user_id: userId }, is_premium, is_pro, revision },
        { timeoutMs: deadline.remaining() },
      ),
    );
    if (!found) this.logger.error({ user_id: userId }, 'auth does not know a user who has paid');
    const older = { user_id: userId, synced_revision: LessThan(revision) };
    await this.database.manager.update(MemberRow, older, { synced_revision: revision });
  }
}

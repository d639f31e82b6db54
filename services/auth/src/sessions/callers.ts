import { Inject, Injectable, Logger } from '@nestjs/common';
import { type ReplyOf, type rpc, userType } from '@proofround/contracts';
import { CONFIG, statement, Statements } from '@proofround/service-kit';
import { z } from 'zod';

import type { AuthConfig } from '../config.js';
import { isDesignatedAdmin } from '../users/user.entity.js';

const callerRow = z.object({
  user_id: z.string(),
  user_type: userType,
  is_premium: z.boolean(),
  is_pro: z.boolean(),
  email_key: z.string(),
  is_admin: z.boolean(),
  has_factor: z.boolean(),
  email_verified: z.boolean(),
  suspended: z.boolean(),
  cacheable: z.boolean(),
});
type CallerRow = z.output<typeof callerRow>;

const COLUMNS = `u.id AS user_id, u.user_type, u.is_premium, u.is_pro, u.email_key, u.is_admin,
  u.mfa_enabled_at IS NOT NULL AS has_factor,
  u.email_verified_at IS NOT NULL AS email_verified, u.suspended_at IS NOT NULL AS suspended,
  u.access_change IS NULL AS cacheable`;

const CALLER_BY_SESSION = statement(
  `SELECT ${COLUMNS}, s.last_seen_at < now() - interval '5 minutes' AS seen_long_ago
   FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.id = $1 AND s.user_id = $2 AND s.expires_at > now()`,
  callerRow.extend({ seen_long_ago: z.boolean() }),
);
const SEEN_NOW = statement(
  `UPDATE sessions SET last_seen_at = now() WHERE id = $1 AND last_seen_at < now() - interval '5 minutes'`,
  z.unknown(),
);

const REFUSED_SESSIONS = statement(
  `SELECT id FROM unnest($1::uuid[]) AS asked (id) WHERE NOT EXISTS (
     SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.id = asked.id AND s.expires_at > now() AND u.suspended_at IS NULL)`,
  z.object({ id: z.string() }),
);

/** Looks up the user behind a token, at nearly every request. */
@Injectable()
export class Callers {
  private readonly logger = new Logger(Callers.name);

  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) private readonly config: Pick<AuthConfig, 'ADMIN_EMAIL' | 'ADMIN_MFA'>,
  ) {}

  /** The current rights of a token's subject; null for a deleted user or an ended session. */
  async resolve(userId: string, sessionId: string): Promise<ReplyOf<typeof rpc.accounts.resolve>> {
    const [row] = await this.statements.run(CALLER_BY_SESSION, [sessionId, userId]);
    if (!row) return null;
    if (row.seen_long_ago) void this.recordSeen(sessionId);
    return { ...this.toCaller(row), session_id: sessionId };
  }

  /** Returns the sessions that have ended, or whose user is suspended or deleted. */
  async findRefused(sessionIds: readonly string[]): Promise<string[]> {
    return (await this.statements.run(REFUSED_SESSIONS, [sessionIds])).map(({ id }) => id);
  }

  private toCaller(row: CallerRow) {
    const isAdmin = isDesignatedAdmin(row, this.config);
    const needsFactor = isAdmin && this.config.ADMIN_MFA === 'required' && !row.has_factor;
    return {
      user_id: row.user_id,
      user_type: row.user_type,
      is_premium: row.is_premium,
      is_pro: row.is_pro,
      is_admin: isAdmin && !needsFactor,
      ...(needsFactor ? { admin_needs_factor: true } : {}),
      email_verified: row.email_verified,
      suspended: row.suspended,
      cacheable: row.cacheable,
    };
  }

  /** Does not delay the reply, which is correct without it. */
  private async recordSeen(sessionId: string): Promise<void> {
    try {
      await this.statements.run(SEEN_NOW, [sessionId]);
    } catch (error) {
      this.logger.warn({ err: error }, 'the last use of a session could not be recorded');
    }
  }
}

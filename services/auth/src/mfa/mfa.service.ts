import { Injectable } from '@nestjs/common';
import {
  ACCOUNT_SUSPENDED,
  type Actor,
  type Client,
  conflict,
  DomainError,
  emailKey,
  type FactorConfirmation,
  type FactorLogin,
  type FactorRemoval,
  type FactorRequest,
  forbidden,
  MFA_NOT_SET_UP,
  MFA_OFF,
  MFA_ON,
  type ReplyOf,
  type rpc,
  type Session,
  type User,
  WRONG_CODE,
  WRONG_SECOND_FACTOR,
} from '@proofround/contracts';
import { Outbox, Transactions } from '@proofround/service-kit';
import { DataSource, type EntityManager } from 'typeorm';

import { CurrentPassword } from '../accounts/current-password.js';
import { FactorTokens } from '../accounts/factor-tokens.js';
import { LogIns } from '../accounts/log-ins.js';
import { AuditLog } from '../audit/audit-log.js';
import { AccountMails } from '../mails/account-mails.js';
import { Sessions } from '../sessions/sessions.js';
import { lockCaller, lockUser, UserRow } from '../users/user.entity.js';
import { toUser } from '../users/user-view.js';
import { FactorCodes } from './factor-codes.js';
import { FactorSecrets } from './factor-secrets.js';
import { newSecret, otpauthUrl } from './totp.js';

const wrongFactor = () => new DomainError('invalid_credentials', WRONG_SECOND_FACTOR);

const FACTOR_ACTIONS = {
  mfa_enabled: 'account.factor_enabled',
  mfa_disabled: 'account.factor_disabled',
} as const;

type FactorChange = keyof typeof FACTOR_ACTIONS;

/** The second factor: codes of an authenticator app (TOTP), and recovery codes (ACCOUNT-23). */
@Injectable()
export class MfaService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly logIns: LogIns,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    private readonly codes: FactorCodes,
    private readonly secrets: FactorSecrets,
    private readonly tokens: FactorTokens,
    private readonly audit: AuditLog,
    private readonly password: CurrentPassword,
  ) {}

  /** The e-mail address of the account that an mfa_token is for; null for an invalid token. */
  async accountOf(mfa_token: string): Promise<ReplyOf<typeof rpc.mfa.accountOf>> {
    const claim = await this.tokens.read(mfa_token);
    const row = claim && (await this.database.manager.findOneBy(UserRow, { id: claim.user_id }));
    return row && this.tokens.isCurrent(claim, row) ? { email: row.email } : null;
  }

  /** Completes a log-in. @throws DomainError invalid_credentials, forbidden */
  async logIn({ mfa_token, code }: FactorLogin, client: Client): Promise<Session> {
    const claim = await this.tokens.read(mfa_token);
    if (!claim) throw wrongFactor();
    const session = await this.transactions.run(async (tx) => {
      const row = await lockUser(tx, { id: claim.user_id });
      if (!row?.mfa_enabled_at || !this.tokens.isCurrent(claim, row)) throw wrongFactor();
      if (row.suspended_at) throw forbidden(ACCOUNT_SUSPENDED);
      if (await this.codes.use(tx, row, code)) return this.logIns.begin(tx, row, client);
      // Commits, because a throw here would take the entry back.
      await this.audit.recordOwn(tx, row.id, 'account.factor_failed');
      return null;
    });
    if (!session) throw wrongFactor();
    return session;
  }

  /** Makes a new secret, which counts after its confirmation. @throws DomainError forbidden, conflict */
  async setup(
    actor: Actor,
    { current_password }: FactorRequest = {},
  ): Promise<ReplyOf<typeof rpc.mfa.setup>> {
    const hash = await this.password.verifyUnlessFresh(actor, current_password);
    const { user_id } = actor;
    const secret = newSecret();
    return this.transactions.run(async (tx) => {
      const row = await lockCaller(tx, user_id, hash);
      if (row.mfa_enabled_at) throw conflict(MFA_ON);
      await tx.update(UserRow, { id: user_id }, { mfa_secret: this.secrets.encrypt(user_id, secret) });
      return { secret, otpauth_url: otpauthUrl(secret, row.email) };
    });
  }

  /** Turns the factor on. @throws DomainError forbidden, conflict */
  async confirm(actor: Actor, { code }: FactorConfirmation): Promise<ReplyOf<typeof rpc.mfa.confirm>> {
    return this.transactions.run(async (tx) => {
      const row = await lockCaller(tx, actor.user_id);
      if (row.mfa_enabled_at) throw conflict(MFA_ON);
      if (row.mfa_secret === null) throw conflict(MFA_NOT_SET_UP);
      const step = this.codes.stepOf(row, code);
      if (step === undefined) throw forbidden(WRONG_CODE);
      const change = { mfa_enabled_at: new Date(), mfa_last_step: String(step) };
      await tx.update(UserRow, { id: row.id }, change);
      const recovery_codes = await this.codes.issueRecoveryCodes(tx, row.id);
      await this.recordAndTell(tx, row, 'mfa_enabled', actor.session_id);
      return { recovery_codes };
    });
  }

  /** Turns the factor off with a code (ACCOUNT-24). @throws DomainError forbidden, conflict */
  async disable(actor: Actor, { code }: FactorRemoval): Promise<User> {
    return this.transactions.run(async (tx) => {
      const row = await lockCaller(tx, actor.user_id);
      if (!row.mfa_enabled_at) throw conflict(MFA_OFF);
      if (!(await this.codes.use(tx, row, code))) throw forbidden(WRONG_CODE);
      await this.codes.remove(tx, row);
      await this.recordAndTell(tx, row, 'mfa_disabled', actor.session_id);
      return toUser(await lockCaller(tx, row.id));
    });
  }

  /** Turns the factor off for an operator, and says of which user. Idempotent. */
  remove(email: string): Promise<{ found: boolean; removedOf?: string }> {
    return this.transactions.run(async (tx) => {
      const row = await lockUser(tx, { email_key: emailKey(email) });
      if (!row?.mfa_enabled_at) return { found: row !== null };
      await this.codes.remove(tx, row);
      await this.audit.record(tx, {
        actor_id: null,
        action: 'account.factor_disabled',
        object_kind: 'account',
        object_id: row.id,
      });
      await this.endSessionsAndTell(tx, row, 'mfa_disabled');
      return { found: true, removedOf: row.id };
    });
  }

  /** Records the owner's change, ends the other sessions and tells the owner. */
  private async recordAndTell(
    tx: EntityManager,
    row: UserRow,
    kind: FactorChange,
    session_id: string | undefined,
  ): Promise<void> {
    await this.audit.recordOwn(tx, row.id, FACTOR_ACTIONS[kind]);
    await this.endSessionsAndTell(tx, row, kind, session_id);
  }

  /** Ends the sessions, except for the given one, and tells the owner. */
  private async endSessionsAndTell(
    tx: EntityManager,
    { id: user_id, email, email_verified_at, is_premium }: UserRow,
    kind: FactorChange,
    session_id?: string,
  ): Promise<void> {
    await this.sessions.endAll(tx, user_id, session_id);
    await this.outbox.appendLive(tx, user_id, { event: 'user.updated', data: { is_premium } });
    const details = { time: new Date().toISOString() };
    if (email_verified_at) await this.mails.request(tx, { user_id, kind, email, details });
  }
}

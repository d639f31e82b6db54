import { Injectable } from '@nestjs/common';
import {
  type AccountMailKind,
  accountMailRequested,
  emailKey,
  type ReplyOf,
  type rpc,
} from '@proofround/contracts';
import { Loops, Outbox } from '@proofround/service-kit';
import { DataSource, type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { UserRow } from '../users/user.entity.js';
import { AccountMailRow } from './account-mail.entity.js';
import { LinkTokens } from './link-tokens.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface LinkKind {
  /** The page of the front end that takes the token. */
  readonly page: string;
  /** How long the link works. */
  readonly lifetimeMs: number;
  /** Whether a new link invalidates the former one. */
  readonly replaces: boolean;
}

/** How long the former owner of an address can take the account back. */
export const TAKE_BACK_MS = 72 * HOUR_MS;

const LINKS: Readonly<Partial<Record<AccountMailKind, LinkKind>>> = {
  verify_email: { page: '/verify', lifetimeMs: 24 * HOUR_MS, replaces: true },
  confirm_new_email: { page: '/verify', lifetimeMs: 24 * HOUR_MS, replaces: true },
  // A stranger who asks for a link must not invalidate the one that the owner asked for.
  reset_password: { page: '/reset-password', lifetimeMs: 30 * MINUTE_MS, replaces: false },
  // A thief who changes the address twice must not invalidate the owner's link.
  undo_email_change: { page: '/email/undo', lifetimeMs: TAKE_BACK_MS, replaces: false },
};

export interface MailRequest {
  readonly user_id: string;
  readonly kind: AccountMailKind;
  readonly email: string;
  /** Facts that the mail states, e.g. the device of a log-in. */
  readonly details?: Record<string, string>;
  /** The session that asked for the mail; it survives when the link is used. */
  readonly session_id?: string | undefined;
}

/** A link that was used up, and its user, whose row is locked. */
export interface Redeemed {
  readonly mail: AccountMailRow;
  readonly user: UserRow;
}

type MailContent = ReplyOf<typeof rpc.accountMails.get>;

const isOpen = ({ used_at, expires_at }: AccountMailRow): boolean =>
  used_at === null && (expires_at === null || expires_at.getTime() > Date.now());

/** Whether the user has proven that the mail's address is theirs. Only a proven former address can undo a change. */
const isProven = ({ kind, email_key }: AccountMailRow, user: UserRow): boolean =>
  kind === 'undo_email_change' || (user.email_verified_at !== null && user.email_key === email_key);

/** Requests mails about accounts and redeems their links. notifications sends them. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly links: LinkTokens,
    loops: Loops,
  ) {
    loops.every(HOUR_MS, 'the sweep of finished account mails', () => this.sweep());
  }

  /** Requests a mail in the caller's transaction. A former link of some kinds stops working. */
  async request(
    tx: EntityManager,
    { user_id, kind, email, details = {}, session_id }: MailRequest,
  ): Promise<void> {
    const link = LINKS[kind];
    if (link?.replaces) await this.discard(tx, user_id, [kind]);
    const created_at = new Date();
    const mail = {
      id: uuid(),
      user_id,
      kind,
      email,
      email_key: emailKey(email),
      details,
      session_id: session_id ?? null,
      created_at,
      expires_at: link ? new Date(created_at.getTime() + link.lifetimeMs) : null,
      used_at: null,
    };
    await tx.insert(AccountMailRow, mail);
    await this.outbox.append(tx, accountMailRequested, { mail_id: mail.id, user_id });
  }

  /** Invalidates the links of these kinds. */
  async discard(tx: EntityManager, user_id: string, kinds: AccountMailKind[]): Promise<void> {
    await tx.update(AccountMailRow, { user_id, kind: In(kinds), used_at: IsNull() }, { used_at: new Date() });
  }

  /** How many of the user's links of this kind will still work at the given time. */
  countOpen(tx: EntityManager, user_id: string, kind: AccountMailKind, at: Date): Promise<number> {
    return tx.countBy(AccountMailRow, { user_id, kind, used_at: IsNull(), expires_at: MoreThan(at) });
  }

  /** Whether the link would work now, without using it up. */
  async works(token: string, kinds: AccountMailKind[]): Promise<boolean> {
    const mail = await this.find(this.database.manager, token, kinds);
    return mail !== null && isOpen(mail);
  }

  /**
   * Uses a link up and locks its user; undefined for an invalid one. Of simultaneous calls one
   * succeeds.
   */
  async redeem(tx: EntityManager, token: string, kinds: AccountMailKind[]): Promise<Redeemed | undefined> {
    const found = await this.find(tx, token, kinds);
    if (!found) return undefined;
    // The user is locked first, as in every other change of an account, so that no two wait for each other.
    const lock = { mode: 'pessimistic_write' } as const;
    const user = await tx.findOne(UserRow, { where: { id: found.user_id }, lock });
    const mail = await tx.findOne(AccountMailRow, { where: { id: found.id }, lock });
    if (!user || !mail || !isOpen(mail)) return undefined;
    await tx.update(AccountMailRow, { id: mail.id }, { used_at: new Date() });
    return { mail, user };
  }

  /** Whether the former owner of an address may take it back. Until then nobody else gets it. */
  isReserved(tx: EntityManager, email: string, exceptUserId?: string): Promise<boolean> {
    return tx.existsBy(AccountMailRow, {
      kind: 'undo_email_change',
      email_key: emailKey(email),
      used_at: IsNull(),
      expires_at: MoreThan(new Date()),
      ...(exceptUserId === undefined ? {} : { user_id: Not(exceptUserId) }),
    });
  }

  /** Whether a former address of the user may still take the account back. */
  canBeTakenBack(tx: EntityManager, user_id: string): Promise<boolean> {
    return tx.existsBy(AccountMailRow, {
      user_id,
      kind: 'undo_email_change',
      used_at: IsNull(),
      expires_at: MoreThan(new Date()),
    });
  }

  /** What a mail says, read when it is sent. Null if it is no longer wanted. */
  async get(mail_id: string): Promise<MailContent> {
    const mail = await this.database.manager.findOne(AccountMailRow, {
      where: { id: mail_id },
      relations: { user: true },
    });
    if (!mail?.user || !isOpen(mail)) return null;
    const link = LINKS[mail.kind];
    // Nobody has proven that the address is theirs, so it gets no notices (ACCOUNT-13).
    if (!link && mail.user.email_verified_at === null) return null;
    return {
      to: { name: mail.user.name, email: mail.email },
      kind: mail.kind,
      link: link ? `${link.page}?token=${this.links.tokenOf(mail.id)}` : null,
      details: mail.details,
      is_proven: isProven(mail, mail.user),
    };
  }

  /** Deletes mails 30 days after they were requested, once their links no longer work. */
  async sweep(): Promise<void> {
    await this.database.query(
      `DELETE FROM account_mails WHERE created_at < now() - interval '30 days'
       AND (used_at IS NOT NULL OR expires_at IS NULL OR expires_at <= now())`,
    );
  }

  private async find(
    tx: EntityManager,
    token: string,
    kinds: AccountMailKind[],
  ): Promise<AccountMailRow | null> {
    const id = this.links.mailIdOf(token);
    return id === undefined ? null : tx.findOneBy(AccountMailRow, { id, kind: In(kinds) });
  }
}

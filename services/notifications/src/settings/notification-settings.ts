import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import {
  type Actor,
  emailKey,
  KIND_OF_TYPE,
  notFound,
  type NotificationKind,
  notificationKind,
  type NotificationSetting,
  type NotificationType,
  UNSUBSCRIBE_LINK_UNKNOWN,
} from '@proofround/contracts';
import { Departures, Transactions } from '@proofround/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

import { Contacts } from '../contacts/contacts.js';
import { NotificationSettingsRow } from './notification-settings.entity.js';

/** In a token, in place of a kind: a digest has notifications of several kinds, a mail about the account none. */
export const ALL_KINDS = 'all';

const KINDS = notificationKind.options;

/** What sending a mail needs of a user's settings. */
export type MailSettings = Pick<NotificationSettingsRow, 'unsubscribe_key' | 'email_off'>;

const settingsOf = (row: NotificationSettingsRow | null): NotificationSetting[] =>
  KINDS.map((kind) => ({
    kind,
    inbox: !row?.inbox_off.includes(kind),
    email: !row?.email_off.includes(kind),
  }));

const withKind = (kinds: readonly NotificationKind[], kind: NotificationKind, isIn: boolean) =>
  KINDS.filter((each) => (each === kind ? isIn : kinds.includes(each)));

const KEY_BYTES = 18;

/** Stands for an address in a token, which may end up in logs of strangers. */
const addressTag = (unsubscribe_key: string, email: string): string =>
  createHmac('sha256', unsubscribe_key)
    .update(`address ${emailKey(email)}`)
    .digest('base64url')
    .slice(0, 16);

/** Binds a token to its kind and address, so that the link of one mail does not end mails of another. */
const sealOf = (unsubscribe_key: string, kind: string, address: string): Buffer =>
  createHmac('sha256', unsubscribe_key).update(`unsubscribe ${kind} ${address}`).digest();

/** The parts of a token, which is a stranger's text; undefined if it has another shape. */
const tokenParts = z
  .string()
  .transform((token) => token.split('.'))
  .pipe(
    z.tuple([
      z.uuid(),
      z.union([notificationKind, z.literal(ALL_KINDS)]),
      z.string().regex(/^[\w-]{16}$/),
      z.string().regex(/^[\w-]{43}$/),
    ]),
  );

/**
 * The channels (inbox, mail) of each kind for each user (NOTE-8), and the unsubscribe links
 * (NOTE-9).
 */
@Injectable()
export class NotificationSettings {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly departures: Departures,
    private readonly contacts: Contacts,
  ) {}

  async listSettings({ user_id }: Pick<Actor, 'user_id'>): Promise<NotificationSetting[]> {
    return settingsOf(await this.of(user_id));
  }

  /** One page, because there are few kinds. */
  async export(actor: Actor) {
    return (await this.listSettings(actor)).map(({ kind, ...channels }) => ({ id: kind, ...channels }));
  }

  changeSetting(
    { user_id }: Actor,
    { kind, inbox, email }: NotificationSetting,
  ): Promise<NotificationSetting[]> {
    return this.transactions.run(async (tx) => {
      await this.departures.assertPresent(tx, user_id);
      const row = await this.locked(tx, user_id);
      row.inbox_off = withKind(row.inbox_off, kind, !inbox);
      row.email_off = withKind(row.email_off, kind, !email);
      await tx.save(row);
      return settingsOf(row);
    });
  }

  /**
   * Ends the mails of a kind to the address that the token's mail went to. If the account has another address
   * now, there are no such mails, and the settings stay (NOTE-9).
   * @throws DomainError not_found for a token that is in no mail, unavailable
   */
  async unsubscribe(token: string): Promise<{ kinds: NotificationKind[] }> {
    const parsed = tokenParts.safeParse(token);
    if (!parsed.success) throw notFound(UNSUBSCRIBE_LINK_UNKNOWN);
    const [user_id, kind, address, seal] = parsed.data;
    const known = await this.of(user_id);
    const isOurs =
      known && timingSafeEqual(sealOf(known.unsubscribe_key, kind, address), Buffer.from(seal, 'base64url'));
    if (!isOurs) throw notFound(UNSUBSCRIBE_LINK_UNKNOWN);
    const kinds = kind === ALL_KINDS ? [...KINDS] : [kind];
    const contact = await this.contacts.find(user_id);
    // An address that is not verified yet is not told here. Only the first address of an account is such.
    const isCurrent =
      contact?.email === '' || addressTag(known.unsubscribe_key, contact?.email ?? '') === address;
    if (!isCurrent) return { kinds };
    return this.transactions.run(async (tx) => {
      const row = await tx.findOne(NotificationSettingsRow, {
        where: { user_id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw notFound(UNSUBSCRIBE_LINK_UNKNOWN);
      row.email_off = KINDS.filter((each) => row.email_off.includes(each) || kinds.includes(each));
      await tx.save(row);
      return { kinds };
    });
  }

  /** The channels of one type for a user, in the transaction that announces it. */
  async channels(tx: EntityManager, user_id: string, type: NotificationType) {
    const kind = KIND_OF_TYPE[type];
    const row = await tx.findOneBy(NotificationSettingsRow, { user_id });
    return { inbox: !row?.inbox_off.includes(kind), email: !row?.email_off.includes(kind) };
  }

  /** Null for a user who changed nothing and got no mail yet. */
  of(user_id: string): Promise<NotificationSettingsRow | null> {
    return this.database.manager.findOneBy(NotificationSettingsRow, { user_id });
  }

  /** The token of the links in a mail of this kind to this address of a user with these settings. */
  async unsubscribeToken(
    { user_id, email }: { readonly user_id: string; readonly email: string },
    kind: NotificationKind | typeof ALL_KINDS,
    known: MailSettings | null,
  ): Promise<string> {
    const row =
      known ??
      (await this.transactions.run(async (tx) => {
        await this.departures.assertPresent(tx, user_id);
        return this.locked(tx, user_id);
      }));
    const address = addressTag(row.unsubscribe_key, email);
    const seal = sealOf(row.unsubscribe_key, kind, address).toString('base64url');
    return `${user_id}.${kind}.${address}.${seal}`;
  }

  private async locked(tx: EntityManager, user_id: string): Promise<NotificationSettingsRow> {
    const unsubscribe_key = randomBytes(KEY_BYTES).toString('base64url');
    await tx
      .createQueryBuilder()
      .insert()
      .into(NotificationSettingsRow)
      .values({ user_id, unsubscribe_key })
      .orIgnore()
      .execute();
    return tx.findOneOrFail(NotificationSettingsRow, {
      where: { user_id },
      lock: { mode: 'pessimistic_write' },
    });
  }
}

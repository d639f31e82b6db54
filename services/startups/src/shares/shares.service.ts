import { randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import {
  type Actor,
  conflict,
  DomainError,
  entitlementsOf,
  notFound,
  type Share,
  SHARE_NOT_FOUND,
  type ShareInput,
  SHARES_FULL,
  SHARES_MAX,
  type Startup,
} from '@proofround/contracts';
import { Commands, CONFIG, type RawJson, Transactions } from '@proofround/service-kit';
import { DataSource, type EntityManager, In, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { v7 as uuid } from 'uuid';

import type { StartupsConfig } from '../config.js';
import { toStartup } from '../records/startup.entity.js';
import { ownStartup, ownStartupToRead } from '../records/startup-access.js';
import { revokeShare } from './revoke.js';
import { ShareRow } from './share.entity.js';
import { ShareReaderRow } from './share-opens.entity.js';

/** The most readers that a link lists: the newest ones. */
const READERS_SHOWN = 100;
/** The most expired links that a list shows: the newest ones. */
const EXPIRED_SHOWN = 100;

const PAST = 'Must be in the future';

/** The owner's links to a startup (SHARE-1 to SHARE-3). */
@Injectable()
export class SharesService {
  constructor(
    private readonly database: DataSource,
    private readonly commands: Commands,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: Pick<StartupsConfig, 'PUBLIC_URL'>,
  ) {}

  /** Makes a link. Takes an Idempotency-Key. */
  create(actor: Actor, startupId: string, body: ShareInput): Promise<Share | RawJson> {
    const expires_at = body.expires_at === null ? null : new Date(body.expires_at);
    if (expires_at !== null && expires_at.getTime() <= Date.now())
      throw new DomainError('invalid', PAST, [{ loc: ['body', 'expires_at'], msg: PAST, type: 'past' }]);
    return this.commands.run(actor.user_id, async (tx) => {
      // The startup's row is locked, so simultaneous calls cannot exceed the number.
      const startup = await ownStartup(tx, actor, startupId);
      if ((await liveShares(tx, startup.id)).length >= SHARES_MAX) throw conflict(SHARES_FULL);
      const row = tx.create(ShareRow, {
        id: uuid(),
        startup_id: startup.id,
        token: randomBytes(32).toString('base64url'),
        fields: body.fields,
        expires_at,
        email_gate: body.email_gate,
        opens: 0,
        created_at: new Date(),
        revoked_at: null,
      });
      await tx.insert(ShareRow, row);
      return this.toShare(row, actor, []);
    });
  }

  /** The links that are not revoked, newest first: all that are live, and the newest that have expired. */
  async list(actor: Actor, startupId: string): Promise<Share[]> {
    const tx = this.database.manager;
    const startup = await ownStartupToRead(tx, { ...actor, is_admin: false }, startupId);
    const found = [...(await liveShares(tx, startup.id)), ...(await expiredShares(tx, startup.id))];
    const shares = found.toSorted((a, b) => (a.id < b.id ? 1 : -1));
    const gated = shares.filter(({ email_gate }) => email_gate);
    const readers = entitlementsOf(actor).named_openers ? await readersOf(tx, gated) : [];
    return shares.map((row) =>
      this.toShare(
        row,
        actor,
        readers.filter(({ share_id }) => share_id === row.id),
      ),
    );
  }

  async revoke(actor: Actor, startupId: string, shareId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const startup = await ownStartup(tx, actor, startupId);
      const unrevoked = { id: shareId, startup_id: startup.id, revoked_at: IsNull() };
      const share = await tx.findOneBy(ShareRow, unrevoked);
      if (!share) throw notFound(SHARE_NOT_FOUND);
      await revokeShare(tx, share.id);
    });
  }

  /** What a one-pager needs: the startup and the address for its QR code (SHARE-8). */
  async getOnePager(actor: Actor, startupId: string): Promise<{ startup: Startup; url: string }> {
    const tx = this.database.manager;
    const row = await ownStartupToRead(tx, actor, startupId);
    // The links of a held startup do not open, so a printed code would lead nowhere.
    const shares = row.held_back ? [] : await liveShares(tx, row.id);
    const open = shares.find(({ email_gate }) => !email_gate);
    const url = open ? this.urlOf(open) : `${this.config.PUBLIC_URL}/startups/${row.id}`;
    return { startup: toStartup(row), url };
  }

  private readonly urlOf = ({ token }: ShareRow): string => `${this.config.PUBLIC_URL}/s/${token}`;

  private toShare(row: ShareRow, actor: Actor, readers: readonly ShareReaderRow[]): Share {
    const named = row.email_gate && entitlementsOf(actor).named_openers;
    return {
      id: row.id,
      url: this.urlOf(row),
      fields: row.fields,
      expires_at: row.expires_at?.toISOString() ?? null,
      email_gate: row.email_gate,
      opens: row.opens,
      opened_by: named
        ? readers.slice(0, READERS_SHOWN).map(({ email, opens, last_opened_at }) => ({
            email,
            opens,
            last_opened_at: last_opened_at.toISOString(),
          }))
        : null,
      created_at: row.created_at.toISOString(),
    };
  }
}

const unrevoked = (startup_id: string) => ({ startup_id, revoked_at: IsNull() });

/** The links that open the startup, newest first: SHARES_MAX at most. */
const liveShares = (tx: EntityManager, startup_id: string): Promise<ShareRow[]> =>
  tx.find(ShareRow, {
    where: [
      { ...unrevoked(startup_id), expires_at: IsNull() },
      { ...unrevoked(startup_id), expires_at: MoreThan(new Date()) },
    ],
    order: { id: 'DESC' },
  });

const expiredShares = (tx: EntityManager, startup_id: string): Promise<ShareRow[]> =>
  tx.find(ShareRow, {
    where: { ...unrevoked(startup_id), expires_at: LessThanOrEqual(new Date()) },
    order: { id: 'DESC' },
    take: EXPIRED_SHOWN,
  });

function readersOf(tx: EntityManager, shares: readonly ShareRow[]): Promise<ShareReaderRow[]> {
  return tx.find(ShareReaderRow, {
    where: { share_id: In(shares.map(({ id }) => id)) },
    order: { last_opened_at: 'DESC', email: 'ASC' },
  });
}

import { type Actor, notFound, STARTUP_NOT_FOUND } from '@proofround/contracts';
import { statement, type Statements } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

import { StartupRow } from './startup.entity.js';

// Access to startups (ACCESS-1, STARTUP-8). Callers without access get 404 and not 403. The admin
// may read every startup and changes none of other owners.

const missing = () => notFound(STARTUP_NOT_FOUND);

/** Locks any startup, for an admin's decision. @throws DomainError not_found */
export async function anyStartup(tx: EntityManager, startupId: string): Promise<StartupRow> {
  const lock = { mode: 'pessimistic_write' } as const;
  const row = await tx.findOne(StartupRow, { where: { id: startupId }, lock });
  if (!row) throw missing();
  return row;
}

/** Locks a startup of the caller for a change. @throws DomainError not_found */
export async function ownStartup(tx: EntityManager, actor: Actor, startupId: string): Promise<StartupRow> {
  const row = await anyStartup(tx, startupId);
  if (row.owner_id !== actor.user_id) throw missing();
  return row;
}

/** Locks a startup that investors may see. @throws DomainError not_found */
export async function shownStartup(tx: EntityManager, startupId: string): Promise<StartupRow> {
  const row = await anyStartup(tx, startupId);
  if (row.held_back) throw missing();
  return row;
}

/** Reads a startup for its owner or the admin. @throws DomainError not_found */
export async function ownStartupToRead(
  tx: EntityManager,
  actor: Actor,
  startupId: string,
): Promise<StartupRow> {
  const row = await tx.findOneBy(StartupRow, { id: startupId });
  if (!row || (row.owner_id !== actor.user_id && !actor.is_admin)) throw missing();
  return row;
}

const DOCUMENT = statement(
  'SELECT owner_id, held_back, document FROM startups WHERE id = $1',
  z.object({ owner_id: z.string(), held_back: z.boolean(), document: z.string() }),
);

/** The startup as JSON, for its owner, the admin and, unless held, any investor. @throws DomainError not_found */
export async function visibleDocument(
  statements: Statements,
  actor: Actor,
  startupId: string,
): Promise<string> {
  const [row] = await statements.run(DOCUMENT, [startupId]);
  if (!row) throw missing();
  const shown = actor.user_type === 'investor' && !row.held_back;
  if (row.owner_id !== actor.user_id && !actor.is_admin && !shown) throw missing();
  return row.document;
}

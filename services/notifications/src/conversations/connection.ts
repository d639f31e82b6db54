import {
  type Actor,
  type DiscussedStartup,
  DomainError,
  forbidden,
  LISTING_NOT_FOUND,
  NO_CONNECTION,
  notFound,
  type ReplyOf,
  rpc,
  STARTUP_NOT_FOUND,
  THREAD_CLOSED,
  type ThreadInput,
} from '@proofround/contracts';
import type { RpcClient } from '@proofround/service-kit';

import type { Side } from './thread.entity.js';

/** Who writes to whom about what, and whether they may write at once. */
export interface Connection {
  readonly startup: DiscussedStartup;
  readonly listing_id: string | null;
  readonly owner_id: string;
  readonly guest_id: string;
  /** false: only a match, so the founder asks for an introduction. */
  readonly isOpen: boolean;
}

type StartupFacts = NonNullable<ReplyOf<typeof rpc.connections.get.startups>>;
type ListingFacts = NonNullable<ReplyOf<typeof rpc.connections.get.marketplace>>;
export type Facts =
  { kind: 'startup'; facts: StartupFacts | null } | { kind: 'listing'; facts: ListingFacts | null };

const NAMES_NOBODY = { loc: ['body', 'investor_id'], msg: 'Field required', type: 'missing' };

/** Asks the service that owns the facts. @throws DomainError unavailable */
export async function factsFor(client: RpcClient, actor: Actor, input: ThreadInput): Promise<Facts> {
  const asked = { user_id: actor.user_id, investor_id: input.investor_id };
  if (input.listing_id !== undefined) {
    const { listing_id } = input;
    return {
      kind: 'listing',
      facts: await client.call(rpc.connections.get.marketplace, { listing_id, ...asked }),
    };
  }
  if (input.startup_id === undefined) return { kind: 'startup', facts: null };
  const { startup_id } = input;
  return {
    kind: 'startup',
    facts: await client.call(rpc.connections.get.startups, { startup_id, ...asked }),
  };
}

/**
 * Whether the caller may open a conversation (TALK-1, TALK-2).
 * @throws DomainError not_found, invalid if an owner names nobody, forbidden
 */
export function connectionOf(actor: Actor, input: ThreadInput, { kind, facts }: Facts): Connection {
  if (!facts) throw notFound(kind === 'listing' ? LISTING_NOT_FOUND : STARTUP_NOT_FOUND);
  const { owner_id, guest_id } = facts;
  const side = owner_id === actor.user_id ? 'owner' : 'guest';
  if (side === 'guest') assertVisible(actor, facts);
  if (guest_id === null) throw new DomainError('invalid', NAMES_NOBODY.msg, [NAMES_NOBODY]);
  const isOpen = opens(facts, side);
  if (!isOpen && !('is_matched' in facts && facts.is_matched)) throw forbidden(NO_CONNECTION);
  if (facts.held) throw forbidden(THREAD_CLOSED);
  const listing_id = kind === 'listing' ? (input.listing_id ?? null) : null;
  return { startup: facts, listing_id, owner_id, guest_id, isOpen };
}

/** Interest and offers open a conversation at once; a match does so for the investor. */
function opens(facts: StartupFacts | ListingFacts, side: Side): boolean {
  if ('has_offer' in facts) return facts.has_offer;
  return facts.is_interested || (facts.is_matched && side === 'guest');
}

function assertVisible(actor: Actor, facts: StartupFacts | ListingFacts): void {
  if (actor.is_admin) return;
  if ('is_withdrawn' in facts) {
    if (facts.is_withdrawn || facts.held) throw notFound(LISTING_NOT_FOUND);
  } else if (facts.held || actor.user_type !== 'investor') {
    throw notFound(STARTUP_NOT_FOUND);
  }
}

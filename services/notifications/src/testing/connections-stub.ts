import { Controller, Module } from '@nestjs/common';
import { type ReplyOf, rpc } from '@proofround/contracts';
import { baseConfig, RpcHandlers, type ServiceDefinition } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

type StartupFacts = NonNullable<ReplyOf<typeof rpc.connections.get.startups>>;
type ListingFacts = NonNullable<ReplyOf<typeof rpc.connections.get.marketplace>>;

/** What the stubbed services startups and marketplace say, by startup and listing. */
export class ConnectionsStub {
  readonly startups = new Map<string, Omit<StartupFacts, 'guest_id'>>();
  readonly listings = new Map<string, Omit<ListingFacts, 'guest_id'>>();

  /** A startup that the investor sees, without interest or match. */
  aStartup(facts: Partial<StartupFacts> = {}): Omit<StartupFacts, 'guest_id'> {
    const startup = { ...aSubject(), is_interested: false, is_matched: false, ...facts };
    this.startups.set(startup.startup_id, startup);
    return startup;
  }

  aListing(facts: Partial<ListingFacts> = {}): Omit<ListingFacts, 'guest_id'> & { listing_id: string } {
    const listing = { ...aSubject(), is_withdrawn: false, has_offer: false, ...facts };
    const listing_id = uuid();
    this.listings.set(listing_id, listing);
    return { ...listing, listing_id };
  }
}

const aSubject = () => ({
  startup_id: uuid(),
  owner_id: uuid(),
  idea_title: 'LedgerLoop',
  run_id: uuid(),
  held: false,
  version: 1,
});

const guestOf = (owner_id: string, asked: { user_id: string; investor_id?: string | undefined }) =>
  (owner_id === asked.user_id ? asked.investor_id : asked.user_id) ?? null;

@Controller()
class StartupsController {
  constructor(handlers: RpcHandlers, stub: ConnectionsStub) {
    handlers.on(rpc.connections.get.startups, ({ startup_id, ...asked }) => {
      const facts = stub.startups.get(startup_id);
      return facts ? { ...facts, guest_id: guestOf(facts.owner_id, asked) } : null;
    });
  }
}

@Controller()
class MarketplaceController {
  constructor(handlers: RpcHandlers, stub: ConnectionsStub) {
    handlers.on(rpc.connections.get.marketplace, ({ listing_id, ...asked }) => {
      const facts = stub.listings.get(listing_id);
      return facts ? { ...facts, guest_id: guestOf(facts.owner_id, asked) } : null;
    });
  }
}

/** Answers `rpc.connections.get` on real NATS in place of the two services. */
export function connectionsStub(): { stub: ConnectionsStub; definitions: ServiceDefinition[] } {
  const stub = new ConnectionsStub();
  const providers = [{ provide: ConnectionsStub, useValue: stub }];
  @Module({ controllers: [StartupsController], providers })
  class StartupsStubModule {}
  @Module({ controllers: [MarketplaceController], providers })
  class MarketplaceStubModule {}
  return {
    stub,
    definitions: [
      { name: 'startups', config: baseConfig, module: StartupsStubModule },
      { name: 'marketplace', config: baseConfig, module: MarketplaceStubModule },
    ],
  };
}

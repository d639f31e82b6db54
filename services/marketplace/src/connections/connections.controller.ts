import { Controller } from '@nestjs/common';
import { FORMER_MEMBER, type ReplyOf, type RequestOf, rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

import { ListingRow } from '../records/listing.entity.js';
import { OfferRow } from '../records/offer.entity.js';

type Get = typeof rpc.connections.get.marketplace;

/** What connects a buyer with a listing (TALK-1). */
@Controller()
export class ConnectionsController {
  constructor(
    handlers: RpcHandlers,
    private readonly database: DataSource,
  ) {
    handlers.on(rpc.connections.get.marketplace, (request) => this.get(request));
  }

  private async get({ listing_id, user_id, investor_id }: RequestOf<Get>): Promise<ReplyOf<Get>> {
    const { manager } = this.database;
    const listing = await manager.findOne(ListingRow, {
      where: { id: listing_id },
      relations: { startup: true },
    });
    if (!listing?.startup || listing.startup.deleted) return null;
    const { startup_id, idea_title, run_id, held, held_version } = listing.startup;
    const guest_id = (listing.owner_id === user_id ? investor_id : user_id) ?? null;
    const offer = { listing_id: listing.id, buyer_id: guest_id ?? listing.owner_id };
    return {
      ...{ startup_id, idea_title, run_id, held, guest_id },
      owner_id: listing.owner_id,
      version: held_version,
      is_withdrawn: listing.status === 'withdrawn',
      // The offers of deleted accounts stay, but there is nobody to write to.
      has_offer: guest_id !== null && guest_id !== FORMER_MEMBER && (await manager.existsBy(OfferRow, offer)),
    };
  }
}

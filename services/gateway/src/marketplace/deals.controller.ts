import { Controller } from '@nestjs/common';
import {
  type Actor,
  type Contact,
  type Deal,
  type DealRecord,
  dealRecord,
  http,
  rpc,
} from '@proofround/contracts';
import { letterOfIntent } from '@proofround/pdf';
import { type RawReply, RpcClient } from '@proofround/service-kit';

import { Contacts } from '../accounts/contacts.js';
import { asPdf } from '../http/pdf-reply.js';
import { Input, type InputOf, Route } from '../http/route.decorator.js';
import { letterOf } from './letter.js';

const withOther = (
  deal: Omit<DealRecord, 'other_id'>,
  otherId: string,
  contacts: ReadonlyMap<string, Contact>,
): Deal => {
  const other = contacts.get(otherId) ?? null;
  return { ...deal, other, other_id: other && otherId };
};

/** Deals; each gets the contact of the other side from auth (DEAL-2). */
@Controller()
export class DealsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly contacts: Contacts,
  ) {}

  @Route(http.deals.get)
  async get(@Input() { actor, params }: InputOf<typeof http.deals.get>): Promise<Deal> {
    return this.withContact(await this.rpc.call(rpc.deals.get, { actor, deal_id: params.id }));
  }

  @Route(http.deals.confirmStep)
  async confirmStep(@Input() { actor, params, body }: InputOf<typeof http.deals.confirmStep>): Promise<Deal> {
    const account_name = await this.nameOf(actor);
    const request = { actor, deal_id: params.id, step: params.step, account_name, body };
    return this.withContact(await this.rpc.call(rpc.deals.confirmStep, request));
  }

  @Route(http.deals.fallThrough)
  async fallThrough(@Input() { actor, params, body }: InputOf<typeof http.deals.fallThrough>): Promise<Deal> {
    const request = { actor, deal_id: params.id, body };
    return this.withContact(await this.rpc.call(rpc.deals.fallThrough, request));
  }

  @Route(http.deals.addNote)
  async addNote(@Input() { actor, params, body, idempotency }: InputOf<typeof http.deals.addNote>) {
    const request = { actor, deal_id: params.id, body };
    return this.rawWithContact(await this.rpc.forward(rpc.deals.addNote, request, { idempotency }));
  }

  @Route(http.deals.sign)
  async sign(@Input() { actor, params, body, idempotency }: InputOf<typeof http.deals.sign>) {
    const account_name = await this.nameOf(actor);
    const request = { actor, deal_id: params.id, account_name, body };
    return this.rawWithContact(await this.rpc.forward(rpc.deals.sign, request, { idempotency }));
  }

  @Route(http.deals.getLetter)
  async getLetter(@Input() { actor, params, reply }: InputOf<typeof http.deals.getLetter>) {
    const { other_id, ...record } = await this.rpc.call(rpc.deals.get, { actor, deal_id: params.id });
    const contacts = await this.contacts.of([actor.user_id, other_id]);
    const deal = withOther(record, other_id, contacts);
    const letter = letterOf(deal, contacts.get(actor.user_id) ?? null);
    const file = await letterOfIntent(letter);
    asPdf(reply, letter.startup, 'letter-of-intent');
    return file;
  }

  private async nameOf({ user_id }: Actor): Promise<string> {
    return (await this.contacts.of([user_id])).get(user_id)?.name ?? '';
  }

  private async withContact({ other_id, ...deal }: DealRecord): Promise<Deal> {
    return withOther(deal, other_id, await this.contacts.of([other_id]));
  }

  /** Keeps whether the reply is a stored one. */
  private async rawWithContact(answer: RawReply): Promise<RawReply> {
    const record: unknown = JSON.parse(Buffer.from(answer.json).toString('utf8'));
    const deal = await this.withContact(dealRecord.parse(record));
    return { ...answer, json: Buffer.from(JSON.stringify(deal)) };
  }
}

import { Injectable } from '@nestjs/common';
import {
  type Actor,
  ALREADY_SIGNED,
  conflict,
  DEAL_BOUNDS,
  type DealRecord,
  dealRole,
  dealSigned,
  NOTES_FULL,
  type RequestOf,
  type rpc,
  SIGNED_AS_ANOTHER,
  TERMS_CHANGED,
} from '@proofround/contracts';
import { Commands, Outbox, type RawJson } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

import { lockOwnOpenDeal } from './deal-access.js';
import { DealEndings } from './deal-endings.js';
import { DealNoteRow, DealSignatureRow } from './deal-parts.entity.js';
import { markStep } from './deal-steps.js';
import { recordAct, termsHash } from './deal-terms.js';
import { dealEventData, DealViews, stepsOf } from './deal-view.js';
import { isSameName } from './same-name.js';

type Signature = RequestOf<typeof rpc.deals.sign>;

/** What the sides of a deal write: notes and signatures (DEAL-7, DEAL-8). */
@Injectable()
export class DealPapers {
  constructor(
    private readonly commands: Commands,
    private readonly outbox: Outbox,
    private readonly endings: DealEndings,
    private readonly views: DealViews,
  ) {}

  /** Adds a note for both sides. Takes an Idempotency-Key. */
  async addNote(actor: Actor, dealId: string, note: string): Promise<DealRecord | RawJson> {
    return this.commands.run(actor.user_id, async (tx) => {
      const { deal, role } = await lockOwnOpenDeal(tx, actor, dealId);
      const deal_id = deal.id;
      if ((await tx.countBy(DealNoteRow, { deal_id })) >= DEAL_BOUNDS.notes) throw conflict(NOTES_FULL);
      const author_id = actor.user_id;
      await tx.insert(DealNoteRow, { id: uuid(), deal_id, author_id, note, created_at: new Date() });
      await recordAct(tx, deal);
      return this.views.of(tx, deal, role);
    });
  }

  /**
   * Signs the current terms with the account's name, once per side, which confirms the step of the letter of intent for that side.
   * Takes an Idempotency-Key.
   */
  async sign(request: Signature): Promise<DealRecord | RawJson> {
    const { actor, account_name } = request;
    const { name, terms_hash } = request.body;
    return this.commands.run(actor.user_id, async (tx) => {
      const { deal, role } = await lockOwnOpenDeal(tx, actor, request.deal_id);
      const deal_id = deal.id;
      if (await tx.existsBy(DealSignatureRow, { deal_id, role })) throw conflict(ALREADY_SIGNED);
      if (terms_hash !== termsHash(deal, await stepsOf(tx, deal_id))) throw conflict(TERMS_CHANGED);
      if (!isSameName(name, account_name)) throw conflict(SIGNED_AS_ANOTHER);
      await tx.insert(DealSignatureRow, { deal_id, role, name, terms_hash, signed_at: new Date() });
      await recordAct(tx, deal);
      await markStep(tx, deal_id, 'letter_of_intent', role, true);
      const by_both = (await tx.countBy(DealSignatureRow, { deal_id })) === dealRole.options.length;
      await this.outbox.append(tx, dealSigned, { ...(await dealEventData(tx, deal)), by: role, by_both });
      await this.endings.completeIfDone(tx, deal);
      return this.views.of(tx, deal, role);
    });
  }
}

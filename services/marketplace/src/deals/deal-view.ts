import { Inject, Injectable } from '@nestjs/common';
import {
  DEAL_STEPS,
  type dealCompleted,
  type DealEscrow,
  type DealRecord,
  type DealRole,
  type DealStepState,
  type DealSummary,
  type EventData,
  FORMER_MEMBER,
} from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

import { ESCROW, type EscrowPort } from '../escrow.js';
import { ListedStartupRow } from '../records/listed-startup.entity.js';
import { HELD_TITLE } from '../records/listing-view.js';
import type { DealRow } from './deal.entity.js';
import { DealNoteRow, DealSignatureRow, DealStepRow } from './deal-parts.entity.js';
import { silentUntil, STEP_TERMS, termsHash } from './deal-terms.js';

const otherRole = (role: DealRole): DealRole => (role === 'buyer' ? 'seller' : 'buyer');

type StartupFields = Pick<ListedStartupRow, 'startup_id' | 'idea_title' | 'held' | 'deleted'>;

/** While the startup is held, the buyer does not see its title. */
const shownStartup = (startup: StartupFields, role: DealRole) =>
  startup.deleted
    ? null
    : {
        id: startup.startup_id,
        idea_title: startup.held && role === 'buyer' ? HELD_TITLE : startup.idea_title,
      };

/** The title that a completed deal keeps of a deleted startup (DEAL-17), but not of one that was held. */
const keptTitle = ({ startup_title }: DealRow, role: DealRole, startup: StartupFields): string | null =>
  startup.deleted && !(startup.held && role === 'buyer') ? startup_title : null;

const fieldsOf = (deal: DealRow, role: DealRole, startup: StartupFields) => ({
  id: deal.id,
  listing_id: deal.listing_id,
  offer_id: deal.offer_id,
  startup: shownStartup(startup, role),
  startup_title: keptTitle(deal, role, startup),
  amount: deal.amount,
  state: deal.status,
  role,
  created_at: deal.created_at.toISOString(),
  closed_at: deal.closed_at?.toISOString() ?? null,
  reason: deal.reason,
});

export const toSummary = (
  deal: DealRow,
  role: DealRole,
  startup: StartupFields,
  stepsDone: number,
): DealSummary => ({
  ...fieldsOf(deal, role, startup),
  steps_done: stepsDone,
  steps_total: DEAL_STEPS.length,
});

/** The steps before a step that are not done (DEAL-15). `steps` are all steps in their order. */
export const openBefore = (steps: readonly DealStepRow[], name: DealStepRow['step']): DealStepRow['step'][] =>
  steps
    .slice(0, DEAL_STEPS.indexOf(name))
    .filter(({ done_at }) => done_at === null)
    .map(({ step }) => step);

/** A step as a side sees it. */
function toStep(row: DealStepRow, role: DealRole, steps: readonly DealStepRow[]): DealStepState {
  const [mine, theirs] =
    role === 'buyer' ? [row.buyer_done_at, row.seller_done_at] : [row.seller_done_at, row.buyer_done_at];
  return {
    step: row.step,
    owed_by: STEP_TERMS[row.step].owed_by,
    due_at: row.due_at.toISOString(),
    done_by_me: mine !== null,
    done_by_them: theirs !== null,
    done_at: row.done_at?.toISOString() ?? null,
    open_before: openBefore(steps, row.step),
  };
}

/** The data that all events about a deal carry, without the title of a deleted startup. */
export async function dealEventData(
  tx: EntityManager,
  deal: DealRow,
): Promise<EventData<typeof dealCompleted>> {
  const startup = await tx.findOneByOrFail(ListedStartupRow, { startup_id: deal.startup_id });
  return {
    deal_id: deal.id,
    listing_id: deal.listing_id,
    startup_id: deal.startup_id,
    seller_id: deal.seller_id,
    buyer_id: deal.buyer_id,
    idea_title: startup.deleted ? null : startup.idea_title,
  };
}

export async function stepsOf(manager: EntityManager, dealId: string): Promise<DealStepRow[]> {
  const rows = await manager.findBy(DealStepRow, { deal_id: dealId });
  return rows.toSorted((a, b) => DEAL_STEPS.indexOf(a.step) - DEAL_STEPS.indexOf(b.step));
}

async function recordOf(
  manager: EntityManager,
  deal: DealRow,
  role: DealRole,
): Promise<Omit<DealRecord, 'escrow'>> {
  const deal_id = deal.id;
  const startup = await manager.findOneByOrFail(ListedStartupRow, { startup_id: deal.startup_id });
  const steps = await stepsOf(manager, deal_id);
  const notes = await manager.find(DealNoteRow, { where: { deal_id }, order: { id: 'ASC' } });
  const signatures = await manager.find(DealSignatureRow, {
    where: { deal_id },
    order: { signed_at: 'ASC', role: 'ASC' },
  });
  // The terms name both sides. Once one of them is erased, only the other's signature still has
  // their hash.
  const isErased = [deal.buyer_id, deal.seller_id].includes(FORMER_MEMBER);
  const signedHash = isErased ? signatures[0]?.terms_hash : undefined;
  const [own_id, other_id] = [deal[`${role}_id`], deal[`${otherRole(role)}_id`]];
  return {
    ...fieldsOf(deal, role, startup),
    other_id,
    other_name: deal.status === 'completed' ? deal[`${otherRole(role)}_name`] : null,
    steps: steps.map((row) => toStep(row, role, steps)),
    notes: notes.map(({ id, author_id, note, created_at }) => ({
      id,
      mine: author_id === own_id && own_id !== FORMER_MEMBER,
      note,
      created_at: created_at.toISOString(),
    })),
    signatures: signatures.map(({ role: signer, name, terms_hash, signed_at }) => ({
      role: signer,
      name,
      terms_hash,
      signed_at: signed_at.toISOString(),
    })),
    terms_hash: signedHash ?? termsHash(deal, steps),
    silent_until:
      deal.due_at === null
        ? null
        : silentUntil({ due_at: deal.due_at, reminders: deal.reminders }, steps).toISOString(),
  };
}

@Injectable()
export class DealViews {
  constructor(@Inject(ESCROW) private readonly escrow: EscrowPort | null) {}

  /** A deal as one of its two sides sees it. */
  async of(manager: EntityManager, deal: DealRow, role: DealRole): Promise<DealRecord> {
    const escrow = this.escrowOf(deal);
    return { ...(await recordOf(manager, deal, role)), ...(escrow && { escrow }) };
  }

  /** Where the buyer of an open deal can pay (DEAL-14). */
  private escrowOf({ id, amount, status }: DealRow): DealEscrow | undefined {
    if (!this.escrow || status !== 'open') return undefined;
    return {
      name: this.escrow.name,
      url: this.escrow.open({ reference: id, amount, currency: 'USD' }),
    };
  }
}

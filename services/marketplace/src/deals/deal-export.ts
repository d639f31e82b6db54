import type { AccountExport } from '@proofround/contracts';
import { type EntityManager, In } from 'typeorm';

import { type DealRow, roleIn } from './deal.entity.js';
import { DealSignatureRow, DealStepRow } from './deal-parts.entity.js';

/** A user's deals with what that user did and wrote in them. */
export async function exportedDeals(
  manager: EntityManager,
  deals: readonly DealRow[],
  userId: string,
): Promise<AccountExport['deals']> {
  const deal_id = In(deals.map(({ id }) => id));
  const steps = await manager.findBy(DealStepRow, { deal_id });
  const signatures = await manager.findBy(DealSignatureRow, { deal_id });
  return deals.flatMap((deal) => {
    const role = roleIn(deal, userId);
    if (!role) return [];
    const signature = signatures.find((one) => one.deal_id === deal.id && one.role === role);
    return [
      {
        id: deal.id,
        listing_id: deal.listing_id,
        offer_id: deal.offer_id,
        role,
        amount: deal.amount,
        state: deal.status,
        reason: deal.closed_by === role ? deal.reason : null,
        confirmed: steps.flatMap((step) => {
          const at = step[`${role}_done_at`];
          return step.deal_id === deal.id && at ? [{ step: step.step, at: at.toISOString() }] : [];
        }),
        name: deal[`${role}_name`],
        startup_title: role === 'seller' ? deal.startup_title : null,
        signature: signature
          ? {
              name: signature.name,
              terms_hash: signature.terms_hash,
              signed_at: signature.signed_at.toISOString(),
            }
          : null,
        created_at: deal.created_at.toISOString(),
        closed_at: deal.closed_at?.toISOString() ?? null,
      },
    ];
  });
}

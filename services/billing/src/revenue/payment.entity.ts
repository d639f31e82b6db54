import type { Plan } from '@proofround/contracts';
import { asNumber } from '@proofround/service-kit';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A payment received: one row per paid invoice. */
@Entity('payments')
@Check('payments_amount', '"amount_cents" > 0')
@Check('payments_kind', `"kind" IN ('subscription', 'renewal')`)
@Check('payments_plan', `"plan" IN ('monthly', 'annual', 'pro')`)
@Index('payments_invoice', ['invoice_id'], { unique: true })
@Index('payments_user', ['user_id'])
export class PaymentRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  invoice_id: string;

  @Column('uuid')
  user_id: string;

  @Column('text')
  subscription_id: string;

  @Column('bigint', { transformer: asNumber })
  amount_cents: number;

  @Column('text')
  kind: 'subscription' | 'renewal';

  @Column('text')
  plan: Plan;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}

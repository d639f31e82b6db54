import type { DealRole, DealStepName } from '@proofround/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { DealRow } from './deal.entity.js';

/** A step of a deal's checklist. It is done when both have confirmed it, and then stays done. */
@Entity('deal_steps')
export class DealStepRow {
  @PrimaryColumn('uuid')
  deal_id: string;

  @ManyToOne(() => DealRow)
  @JoinColumn({ name: 'deal_id', foreignKeyConstraintName: 'deal_steps_deal_fk' })
  deal?: Relation<DealRow>;

  @PrimaryColumn('text')
  step: DealStepName;

  @Column('timestamptz')
  due_at: Date;

  @Column('timestamptz', { nullable: true })
  buyer_done_at: Date | null;

  @Column('timestamptz', { nullable: true })
  seller_done_at: Date | null;

  @Column('timestamptz', { nullable: true })
  done_at: Date | null;
}

/** A note that both sides of a deal read. */
@Entity('deal_notes')
@Index('deal_notes_deal', ['deal_id', 'id'])
@Index('deal_notes_author', ['author_id', 'id'])
export class DealNoteRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  deal_id: string;

  @ManyToOne(() => DealRow)
  @JoinColumn({ name: 'deal_id', foreignKeyConstraintName: 'deal_notes_deal_fk' })
  deal?: Relation<DealRow>;

  @Column('uuid')
  author_id: string;

  @Column('text')
  note: string;

  @Column('timestamptz')
  created_at: Date;
}

/** A typed signature under the terms of a deal; each side signs once. */
@Entity('deal_signatures')
export class DealSignatureRow {
  @PrimaryColumn('uuid')
  deal_id: string;

  @ManyToOne(() => DealRow)
  @JoinColumn({ name: 'deal_id', foreignKeyConstraintName: 'deal_signatures_deal_fk' })
  deal?: Relation<DealRow>;

  @PrimaryColumn('text')
  role: DealRole;

  @Column('text')
  name: string;

  @Column('text')
  terms_hash: string;

  @Column('timestamptz')
  signed_at: Date;
}

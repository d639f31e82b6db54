import type { ShareField } from '@proofround/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';

import { StartupRow } from '../records/startup.entity.js';

/** A link to a startup's public page. A revoked link is stored for 90 days, so that its page can say so. */
@Entity('shares')
@Index('shares_startup', ['startup_id'])
@Index('shares_revoked', ['revoked_at'])
@Unique('shares_token', ['token'])
export class ShareRow {
  @PrimaryColumn('uuid')
  id: string;

  /** null once the startup is deleted. */
  @Column('uuid', { nullable: true })
  startup_id: string | null;

  @ManyToOne(() => StartupRow, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'startup_id', foreignKeyConstraintName: 'shares_startup_fk' })
  startup?: Relation<StartupRow>;

  /**
   * 32 random bytes in base64url. Stored without a hash, because the owner's list shows the link
   * again, and who can read this table can also read the startup that the token opens.
   */
  @Column('text')
  token: string;

  @Column('text', { array: true })
  fields: ShareField[];

  @Column('timestamptz', { nullable: true })
  expires_at: Date | null;

  @Column('boolean')
  email_gate: boolean;

  @Column('int', { default: 0 })
  opens: number;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  revoked_at: Date | null;
}

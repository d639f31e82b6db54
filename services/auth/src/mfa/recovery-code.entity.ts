import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { UserRow } from '../users/user.entity.js';

@Entity('recovery_codes')
export class RecoveryCodeRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'recovery_codes_pk' })
  user_id: string;

  @ManyToOne(() => UserRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'recovery_codes_user_fk' })
  user?: Relation<UserRow>;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'recovery_codes_pk' })
  code_hash: string;

  @Column('timestamptz', { nullable: true })
  used_at: Date | null;
}

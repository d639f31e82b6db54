import { DepartedUserRow } from '@proofround/service-kit';
import { Column, Entity, Index } from 'typeorm';

@Entity('departed_users')
@Index('departed_users_due', ['departed_at'], { where: 'NOT "swept"' })
export class SweptDepartedUserRow extends DepartedUserRow {
  /** Whether a second pass has erased the data of requests that ran during the first pass. */
  @Column('boolean', { default: false })
  swept: boolean;
}

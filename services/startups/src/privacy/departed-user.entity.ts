import { DepartedUserRow as Departed } from '@proofround/service-kit';
import { Column, Entity, Index } from 'typeorm';

@Entity('departed_users')
@Index('departed_users_due', ['departed_at'], { where: 'NOT "swept"' })
export class DepartedUserRow extends Departed {
  /** Whether what was under way at the deletion has been looked for and removed too. */
  @Column('boolean', { default: false })
  swept: boolean;
}

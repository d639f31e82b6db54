import { DepartedUserRow as Departed } from '@proofround/service-kit';
import { Column, Entity, Index } from 'typeorm';

@Entity('departed_users')
@Index('departed_users_due', ['departed_at'], { where: 'NOT "swept"' })
export class DepartedUserRow extends Departed {
  /** Whether a second pass has erased data from requests that ran during the first. */
  @Column('boolean', { default: false })
  swept: boolean;
}

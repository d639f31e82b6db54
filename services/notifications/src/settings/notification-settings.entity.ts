import type { NotificationKind } from '@proofround/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What a user turned off, and the secret behind the unsubscribe links. Users without a row get
 * everything.
 */
@Entity('notification_settings')
export class NotificationSettingsRow {
  @PrimaryColumn('uuid')
  user_id: string;

  @Index('notification_settings_key', { unique: true })
  @Column('text')
  unsubscribe_key: string;

  @Column('text', { array: true, default: () => `'{}'` })
  inbox_off: NotificationKind[];

  @Column('text', { array: true, default: () => `'{}'` })
  email_off: NotificationKind[];
}

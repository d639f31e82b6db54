import {
  DeletedStartupRow,
  DepartedUserRow,
  tombstone,
  type ServiceDefinition,
} from '@proofround/service-kit';

import { notificationsConfig, type NotificationsConfig } from './config.js';
import { NotificationRow } from './inbox/notification.entity.js';
import { MailDeliveryRow } from './mail/mail-delivery.entity.js';
import { Notifications1763600000000 } from './migrations/1763600000000-notifications.js';
import { Privacy1764600000000 } from './migrations/1764600000000-privacy.js';
import { Reviews1764800000000 } from './migrations/1764800000000-reviews.js';
import { NotificationsModule } from './notifications.module.js';

/** Longer than events (a week) and dead letters (30 days) are kept, so no event arrives after this. */
const RETENTION = { keepDays: 60 };

/** notifications: each user's inbox, and its e-mails. */
export const notificationsService: ServiceDefinition<NotificationsConfig> = {
  name: 'notifications',
  config: notificationsConfig,
  module: NotificationsModule,
  database: {
    entities: [NotificationRow, DeletedStartupRow, MailDeliveryRow, DepartedUserRow],
    migrations: [Notifications1763600000000, Privacy1764600000000, Reviews1764800000000],
    tombstones: {
      user: tombstone(DepartedUserRow, { id: 'user_id', since: 'departed_at' }, RETENTION),
      startup: tombstone(DeletedStartupRow, { id: 'startup_id', since: 'deleted_at' }, RETENTION),
    },
  },
};

import {
  DeletedStartupRow,
  DepartedUserRow,
  type ServiceDefinition,
  tombstone,
} from '@proofround/service-kit';

import { AccountMailDeliveryRow } from './account-mails/account-mail-delivery.entity.js';
import { type NotificationsConfig, notificationsConfig } from './config.js';
import { BlockRow } from './conversations/block.entity.js';
import { DiscussedStartupRow } from './conversations/discussed-startup.entity.js';
import { MessageRow } from './conversations/message.entity.js';
import { MessageMailRow } from './conversations/message-mail.entity.js';
import { ThreadRow } from './conversations/thread.entity.js';
import { DigestRow } from './digests/digest.entity.js';
import { FoundStartupRow } from './inbox/found-startup.entity.js';
import { NotificationRow } from './inbox/notification.entity.js';
import { MailCountRow } from './mail/mail-count.entity.js';
import { MailDeliveryRow } from './mail/mail-delivery.entity.js';
import { Notifications1763600000000 } from './migrations/1763600000000-notifications.js';
import { Privacy1764600000000 } from './migrations/1764600000000-privacy.js';
import { Reviews1764800000000 } from './migrations/1764800000000-reviews.js';
import { AccountMails1766100000000 } from './migrations/1766100000000-account-mails.js';
import { NotificationTypes1766190000000 } from './migrations/1766190000000-notification-types.js';
import { Conversations1766200000000 } from './migrations/1766200000000-conversations.js';
import { Digests1766300000000 } from './migrations/1766300000000-digests.js';
import { DigestedMails1766310000000 } from './migrations/1766310000000-digested-mails.js';
import { Mailboxes1766320000000 } from './migrations/1766320000000-mailboxes.js';
import { PaymentFailed1766330000000 } from './migrations/1766330000000-payment-failed.js';
import { InterestOfNotification1766340000000 } from './migrations/1766340000000-interest-of-notification.js';
import { DealSigned1766350000000 } from './migrations/1766350000000-deal-signed.js';
import { OldNotifications1766360000000 } from './migrations/1766360000000-old-notifications.js';
import { MailsInDigests1766370000000 } from './migrations/1766370000000-mails-in-digests.js';
import { TakeMail1766380000000 } from './migrations/1766380000000-take-mail.js';
import { InterestedUser1766390000000 } from './migrations/1766390000000-interested-user.js';
import { SubscriptionChanged1766400000000 } from './migrations/1766400000000-subscription-changed.js';
import { Blocks1766410000000 } from './migrations/1766410000000-blocks.js';
import { AnalysisFailed1766420000000 } from './migrations/1766420000000-analysis-failed.js';
import { StartupsFound1766430000000 } from './migrations/1766430000000-startups-found.js';
import { NotificationsModule } from './notifications.module.js';
import { NotificationSettingsRow } from './settings/notification-settings.entity.js';

/** Longer than events (a week) and dead letters (30 days) are kept, so no event arrives after this. */
const RETENTION = { keepDays: 60 };

export const notificationsService: ServiceDefinition<NotificationsConfig> = {
  name: 'notifications',
  config: notificationsConfig,
  module: NotificationsModule,
  database: {
    entities: [
      NotificationRow,
      FoundStartupRow,
      DeletedStartupRow,
      MailDeliveryRow,
      AccountMailDeliveryRow,
      MailCountRow,
      DiscussedStartupRow,
      ThreadRow,
      MessageRow,
      MessageMailRow,
      BlockRow,
      DigestRow,
      NotificationSettingsRow,
      DepartedUserRow,
    ],
    migrations: [
      Notifications1763600000000,
      Privacy1764600000000,
      Reviews1764800000000,
      AccountMails1766100000000,
      NotificationTypes1766190000000,
      Conversations1766200000000,
      Digests1766300000000,
      DigestedMails1766310000000,
      Mailboxes1766320000000,
      PaymentFailed1766330000000,
      InterestOfNotification1766340000000,
      DealSigned1766350000000,
      OldNotifications1766360000000,
      MailsInDigests1766370000000,
      TakeMail1766380000000,
      InterestedUser1766390000000,
      SubscriptionChanged1766400000000,
      Blocks1766410000000,
      AnalysisFailed1766420000000,
      StartupsFound1766430000000,
    ],
    tombstones: {
      user: tombstone(DepartedUserRow, { id: 'user_id', since: 'departed_at' }, RETENTION),
      startup: tombstone(DeletedStartupRow, { id: 'startup_id', since: 'deleted_at' }, RETENTION),
    },
  },
};

import { Module } from '@nestjs/common';
import { CONFIG } from '@proofround/service-kit';

import { AccountMailSender } from './account-mails/account-mail-sender.js';
import { AccountMailsAuthEventsController } from './account-mails/auth-events.controller.js';
import { AnnouncementsBillingEventsController } from './announcements/billing-events.controller.js';
import { InterestAnnouncements } from './announcements/interest-announcements.js';
import { AnnouncementsMarketplaceEventsController } from './announcements/marketplace-events.controller.js';
import { AnnouncementsStartupsEventsController } from './announcements/startups-events.controller.js';
import { Announcer } from './announcer/announcer.js';
import type { NotificationsConfig } from './config.js';
import { Contacts } from './contacts/contacts.js';
import { BlocksController } from './conversations/blocks.controller.js';
import { Blocks } from './conversations/blocks.js';
import { BlocksService } from './conversations/blocks.service.js';
import { ConversationPrivacy } from './conversations/conversation-privacy.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { Deliveries } from './conversations/deliveries.js';
import { DiscussedStartups } from './conversations/discussed-startups.js';
import { MessageMails } from './conversations/message-mails.js';
import { MessagesService } from './conversations/messages.service.js';
import { Notices } from './conversations/notices.js';
import { ConversationsStartupsEventsController } from './conversations/startups-events.controller.js';
import { ThreadLists } from './conversations/thread-lists.js';
import { ThreadSignals } from './conversations/thread-signals.js';
import { ThreadsService } from './conversations/threads.service.js';
import { DigestMails } from './digests/digest-mails.js';
import { InboxService } from './inbox/inbox.service.js';
import { NotificationsController } from './inbox/notifications.controller.js';
import { OldNotificationsSweep } from './inbox/old-notifications.sweep.js';
import { Digests } from './mail/digests.js';
import { FileMailer } from './mail/file-mailer.js';
import { FinishedMailsSweep } from './mail/finished-mails.sweep.js';
import { MailCaps } from './mail/mail-caps.js';
import { MailQueues } from './mail/mail-queues.js';
import { MAILER, type Mailer } from './mail/mailer.js';
import { NotificationMails } from './mail/notification-mails.js';
import { Recipients } from './mail/recipients.js';
import { SmtpMailer } from './mail/smtp-mailer.js';
import { AccountsController } from './privacy/accounts.controller.js';
import { PrivacyAuthEventsController } from './privacy/auth-events.controller.js';
import { Erasure } from './privacy/erasure.js';
import { PrivacyStartupsEventsController } from './privacy/startups-events.controller.js';
import { NotificationSettings } from './settings/notification-settings.js';

function mailer(config: NotificationsConfig): Mailer | null {
  const { SMTP_URL: url, SMTP_REQUIRE_TLS: requireTls, MAIL_FROM: from, MAIL_TIMEOUT_MS: timeoutMs } = config;
  if (url !== undefined) return new SmtpMailer({ url, requireTls, from, timeoutMs });
  return config.MAIL_DIR === undefined ? null : new FileMailer({ folder: config.MAIL_DIR, from });
}

@Module({
  controllers: [
    NotificationsController,
    ConversationsController,
    BlocksController,
    ConversationsStartupsEventsController,
    AnnouncementsStartupsEventsController,
    AnnouncementsMarketplaceEventsController,
    AnnouncementsBillingEventsController,
    AccountMailsAuthEventsController,
    AccountsController,
    PrivacyAuthEventsController,
    PrivacyStartupsEventsController,
  ],
  providers: [
    InboxService,
    Announcer,
    InterestAnnouncements,
    ConversationPrivacy,
    Deliveries,
    DiscussedStartups,
    MessageMails,
    MessagesService,
    Notices,
    Blocks,
    BlocksService,
    ThreadLists,
    ThreadSignals,
    ThreadsService,
    Contacts,
    Erasure,
    FinishedMailsSweep,
    OldNotificationsSweep,
    AccountMailSender,
    MailCaps,
    MailQueues,
    NotificationMails,
    NotificationSettings,
    DigestMails,
    Digests,
    Recipients,
    { provide: MAILER, inject: [CONFIG], useFactory: mailer },
  ],
})
export class NotificationsModule {}

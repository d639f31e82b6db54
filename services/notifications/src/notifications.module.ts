import { Module } from '@nestjs/common';
import { CONFIG } from '@proofround/service-kit';

import { AnnouncementsController } from './announcements/announcements.controller.js';
import { Announcer } from './announcements/announcer.js';
import { Contacts } from './contacts/contacts.service.js';
import type { NotificationsConfig } from './config.js';
import { InboxController } from './inbox/inbox.controller.js';
import { InboxService } from './inbox/inbox.service.js';
import { MailDispatcher } from './mail/mail-dispatcher.js';
import { MAILER, type Mailer } from './mail/mailer.js';
import { SmtpMailer } from './mail/smtp-mailer.js';
import { Erasures } from './privacy/erasures.js';
import { PrivacyController } from './privacy/privacy.controller.js';

function mailer(config: NotificationsConfig): Mailer | null {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TIMEOUT_MS: timeoutMs } = config;
  return url === undefined ? null : new SmtpMailer({ url, from, timeoutMs });
}

@Module({
  controllers: [InboxController, AnnouncementsController, PrivacyController],
  providers: [
    InboxService,
    Announcer,
    Contacts,
    Erasures,
    MailDispatcher,
    { provide: MAILER, inject: [CONFIG], useFactory: mailer },
  ],
})
export class NotificationsModule {}

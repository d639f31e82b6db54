import { Injectable } from '@nestjs/common';
import type { Contact, NotificationKind } from '@proofround/contracts';

import { Contacts } from '../contacts/contacts.js';
import { ALL_KINDS, type MailSettings, NotificationSettings } from '../settings/notification-settings.js';
import type { Unwanted } from './mail-queues.js';
import { type Mail, MailError } from './mailer.js';

const UNKNOWN_USER = 'auth does not know the user';
const AUTH_UNAVAILABLE = 'auth did not return the e-mail address';
const NOT_VERIFIED = 'The e-mail address is not verified';
const UNSUBSCRIBED = 'The recipient wants no such mails';

/** Decides who gets a mail about notifications: users with a verified address who want it. */
@Injectable()
export class Recipients {
  constructor(
    private readonly contacts: Contacts,
    private readonly settings: NotificationSettings,
  ) {}

  /**
   * Composes the mail if the user wants it and has a verified address; otherwise says why not. `compose`
   * gets the address and the token of the unsubscribe links.
   * @param settings null for a user who changed nothing and got no mail yet
   * @throws MailError
   */
  async write(
    { user_id: userId, settings }: { readonly user_id: string; readonly settings: MailSettings | null },
    kind: NotificationKind | typeof ALL_KINDS,
    compose: (to: Contact, unsubscribeToken: string) => Mail,
  ): Promise<Mail | Unwanted> {
    if (kind !== ALL_KINDS && settings?.email_off.includes(kind)) return { dropped: UNSUBSCRIBED };
    const contact = await this.contacts.find(userId).catch((error: unknown) => {
      throw new MailError(AUTH_UNAVAILABLE, false, { cause: error });
    });
    if (!contact) throw new MailError(UNKNOWN_USER, true);
    if (contact.email === '') return { dropped: NOT_VERIFIED };
    const to = { user_id: userId, email: contact.email };
    const mail = compose(contact, await this.settings.unsubscribeToken(to, kind, settings));
    return kind === ALL_KINDS ? mail : { ...mail, digestOf: userId };
  }
}

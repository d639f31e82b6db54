import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { AccountMails } from './account-mails.service.js';

@Controller()
export class AccountMailsController {
  constructor(private readonly mails: AccountMails) {}

  @Handle(rpc.accountMails.get)
  get({ mail_id }: RequestOf<typeof rpc.accountMails.get>) {
    return this.mails.content(mail_id);
  }
}

import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { AccountMails } from './account-mails.js';

@Controller()
export class AccountMailsController {
  constructor(handlers: RpcHandlers, mails: AccountMails) {
    handlers.on(rpc.accountMails.get, ({ mail_id }) => mails.get(mail_id));
  }
}

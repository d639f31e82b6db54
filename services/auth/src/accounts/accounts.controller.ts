import { Controller } from '@nestjs/common';
import {
  accountsContacts,
  accountsLogIn,
  accountsMe,
  accountsRegister,
  accountsResolve,
  accountsSetPremium,
  type RequestOf,
} from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { AccountsService } from './accounts.service.js';

@Controller()
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Handle(accountsRegister)
  register({ body }: RequestOf<typeof accountsRegister>) {
    return this.accounts.register(body);
  }

  @Handle(accountsLogIn)
  logIn({ body }: RequestOf<typeof accountsLogIn>) {
    return this.accounts.logIn(body);
  }

  @Handle(accountsMe)
  me({ actor }: RequestOf<typeof accountsMe>) {
    return this.accounts.me(actor);
  }

  @Handle(accountsResolve)
  resolve({ user_id }: RequestOf<typeof accountsResolve>) {
    return this.accounts.resolve(user_id);
  }

  @Handle(accountsContacts)
  contacts({ user_ids }: RequestOf<typeof accountsContacts>) {
    return this.accounts.contacts(user_ids);
  }

  @Handle(accountsSetPremium)
  async setPremium({ who, is_premium }: RequestOf<typeof accountsSetPremium>) {
    return { found: await this.accounts.setPremium(who, is_premium) };
  }
}

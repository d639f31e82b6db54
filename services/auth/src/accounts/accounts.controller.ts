import { Controller, Inject } from '@nestjs/common';
import {
  accountsContacts,
  accountsLogIn,
  accountsMe,
  accountsRegister,
  accountsResolve,
  accountsSetPremium,
  accountsSettings,
  investorAccessChanged,
  type EventData,
  type RequestOf,
} from '@proofround/contracts';
import { CONFIG, Consumes, Handle, type TransactionalDelivery } from '@proofround/service-kit';

import type { AuthConfig } from '../config.js';
import { AccountsService } from './accounts.service.js';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    @Inject(CONFIG) private readonly config: Pick<AuthConfig, 'ADMIN_EMAIL'>,
  ) {}

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
  async setPremium(change: RequestOf<typeof accountsSetPremium>) {
    return { found: await this.accounts.setPremium(change) };
  }

  @Handle(accountsSettings)
  settings() {
    return { admin_email: this.config.ADMIN_EMAIL };
  }

  /** Billing's word on who holds Investor Access; also where nobody waited for the RPC. */
  @Consumes(investorAccessChanged)
  async accessChanged(
    { user_id, is_premium, revision }: EventData<typeof investorAccessChanged>,
    { tx }: TransactionalDelivery,
  ): Promise<void> {
    await this.accounts.applyPremium(tx, { who: { user_id }, is_premium, revision });
  }
}

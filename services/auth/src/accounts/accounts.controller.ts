import { Controller } from '@nestjs/common';
import { investorAccessChanged, rpc, type EventData, type RequestOf } from '@proofround/contracts';
import { Consumes, Handle, type TransactionalDelivery } from '@proofround/service-kit';

import { AccountsService } from './accounts.service.js';

@Controller()
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Handle(rpc.accounts.register)
  register({ body }: RequestOf<typeof rpc.accounts.register>) {
    return this.accounts.register(body);
  }

  @Handle(rpc.accounts.logIn)
  logIn({ body }: RequestOf<typeof rpc.accounts.logIn>) {
    return this.accounts.logIn(body);
  }

  @Handle(rpc.accounts.get)
  get({ actor }: RequestOf<typeof rpc.accounts.get>) {
    return this.accounts.me(actor);
  }

  @Handle(rpc.accounts.resolve)
  resolve({ user_id }: RequestOf<typeof rpc.accounts.resolve>) {
    return this.accounts.resolve(user_id);
  }

  @Handle(rpc.accounts.listContacts)
  listContacts({ user_ids }: RequestOf<typeof rpc.accounts.listContacts>) {
    return this.accounts.contacts(user_ids);
  }

  @Handle(rpc.accounts.setPremium)
  async setPremium(change: RequestOf<typeof rpc.accounts.setPremium>) {
    return { found: await this.accounts.setPremium(change) };
  }

  /** Applies changes of Investor Access from billing, also those whose RPC failed. */
  @Consumes(investorAccessChanged)
  async accessChanged(
    { user_id, is_premium, revision }: EventData<typeof investorAccessChanged>,
    { tx }: TransactionalDelivery,
  ): Promise<void> {
    await this.accounts.applyPremium(tx, { who: { user_id }, is_premium, revision });
  }
}

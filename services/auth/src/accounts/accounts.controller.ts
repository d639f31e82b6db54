import { Controller } from '@nestjs/common';
import { investorAccessChanged, rpc, type EventData, type RequestOf } from '@proofround/contracts';
import { Consumes, Handle } from '@proofround/service-kit';

import { Callers } from '../sessions/callers.service.js';
import { KnownDevices } from '../sessions/known-devices.service.js';
import { Tokens } from '../sessions/tokens.js';
import { AccountsService } from './accounts.service.js';
import { Entitlements } from './entitlements.service.js';
import { LogIns } from './log-ins.service.js';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly logIns: LogIns,
    private readonly entitlements: Entitlements,
    private readonly callers: Callers,
    private readonly tokens: Tokens,
    private readonly devices: KnownDevices,
  ) {}

  @Handle(rpc.accounts.register)
  async register({ body, client }: RequestOf<typeof rpc.accounts.register>) {
    return this.tokens.withDevice(await this.accounts.register(body, client), client);
  }

  @Handle(rpc.accounts.logIn)
  async logIn({ body, client }: RequestOf<typeof rpc.accounts.logIn>) {
    return this.tokens.withDevice(await this.logIns.logIn(body, client), client);
  }

  @Handle(rpc.accounts.get)
  get({ actor }: RequestOf<typeof rpc.accounts.get>) {
    return this.accounts.me(actor);
  }

  @Handle(rpc.accounts.beginExport)
  beginExport({ actor }: RequestOf<typeof rpc.accounts.beginExport>) {
    return this.accounts.beginExport(actor);
  }

  @Handle(rpc.accounts.resolve)
  resolve({ user_id, session_id }: RequestOf<typeof rpc.accounts.resolve>) {
    return this.callers.resolve(user_id, session_id);
  }

  @Handle(rpc.accounts.knowsDevice)
  async knowsDevice({ user_id, issued_at }: RequestOf<typeof rpc.accounts.knowsDevice>) {
    return { known: await this.devices.knows(user_id, issued_at) };
  }

  @Handle(rpc.accounts.listContacts)
  listContacts({ user_ids }: RequestOf<typeof rpc.accounts.listContacts>) {
    return this.accounts.contacts(user_ids);
  }

  @Handle(rpc.accounts.setPremium)
  async setPremium(change: RequestOf<typeof rpc.accounts.setPremium>) {
    return { found: await this.entitlements.change(change) };
  }

  /** Applies changes of Investor Access and Founder Pro from billing, also those whose RPC failed. */
  @Consumes(investorAccessChanged, { inbox: false }) // ordered by revision, and waits for the gateways
  async accessChanged({ user_id, ...change }: EventData<typeof investorAccessChanged>): Promise<void> {
    await this.entitlements.change({ who: { user_id }, ...change });
  }
}

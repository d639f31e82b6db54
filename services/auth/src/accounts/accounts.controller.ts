import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { ReportsService } from '../reports/reports.service.js';
import { Callers } from '../sessions/callers.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { Tokens } from '../sessions/tokens.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountsService } from './accounts.service.js';
import { Entitlements } from './entitlements.js';
import { LogIns } from './log-ins.js';

@Controller()
export class AccountsController {
  constructor(
    handlers: RpcHandlers,
    accounts: AccountsService,
    logIns: LogIns,
    entitlements: Entitlements,
    callers: Callers,
    tokens: Tokens,
    devices: KnownDevices,
    reports: ReportsService,
    deletion: AccountDeletionService,
  ) {
    handlers.on(rpc.accounts.register, async ({ body, client }) =>
      tokens.withDevice(await accounts.register(body, client), client),
    );
    handlers.on(rpc.accounts.logIn, async ({ body, client }) =>
      tokens.withDevice(await logIns.logIn(body, client), client),
    );
    handlers.on(rpc.accounts.get, ({ actor }) => accounts.get(actor));
    handlers.on(rpc.accounts.beginExport, ({ actor }) => accounts.beginExport(actor));
    handlers.on(rpc.accounts.resolve, ({ user_id, session_id }) => callers.resolve(user_id, session_id));
    handlers.on(rpc.accounts.knowsDevice, async ({ user_id, issued_at }) => ({
      known: await devices.knowsDevice(user_id, issued_at),
    }));
    handlers.on(rpc.accounts.listContacts, ({ user_ids }) => accounts.listContacts(user_ids));
    handlers.on(rpc.accounts.setPremium, async (change) => ({
      found: await entitlements.setPremium(change),
    }));
    /** auth's only section of the export. */
    handlers.on(rpc.accounts.export.auth, ({ actor, cursor }) => reports.export(actor, cursor));
    handlers.on(rpc.accounts.delete, ({ actor, body }) => deletion.delete(actor, body));
    handlers.on(rpc.accounts.remove, async ({ user_id }) => ({ found: await deletion.remove(user_id) }));
  }
}

import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { AuditLog } from './audit-log.js';

@Controller()
export class AuditController {
  constructor(handlers: RpcHandlers, log: AuditLog) {
    handlers.on(rpc.audit.list, ({ actor: _, ...request }) => log.list(request));
  }
}

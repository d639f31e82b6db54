import { Controller } from '@nestjs/common';
import { type EventData, suspensionChanged } from '@proofround/contracts';
import { Consumes, type TransactionalDelivery } from '@proofround/service-kit';

import { Suspensions } from './suspensions.js';

@Controller()
export class SuspensionAuthEventsController {
  constructor(private readonly suspensions: Suspensions) {}

  @Consumes(suspensionChanged)
  changed(change: EventData<typeof suspensionChanged>, { tx }: TransactionalDelivery): Promise<void> {
    return this.suspensions.apply(tx, change);
  }
}

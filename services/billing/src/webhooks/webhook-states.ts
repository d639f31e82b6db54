import { transitions } from '@proofround/service-kit';

import type { WebhookStatus } from './webhook-event.entity.js';

export const webhookStates = transitions<WebhookStatus, 'Stripe' | 'billing'>({
  title: 'Webhook (billing)',
  about:
    'Stripe delivers a webhook, and billing stores it before it answers. A webhook that does not concern us is ignored, at once or when its object turns out not to be ours. ' +
    'A webhook stays pending until an attempt succeeds; after the last attempt it becomes failed, until Stripe delivers it again.',
  start: { pending: ['Stripe'], ignored: ['Stripe'] },
  moves: {
    pending: { pending: ['billing'], processed: ['billing'], ignored: ['billing'], failed: ['billing'] },
    processed: {},
    ignored: {},
    failed: { pending: ['Stripe'] },
  },
});

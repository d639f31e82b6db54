import { transitions } from '@proofround/service-kit';

import type { MailStatus } from './mail-delivery.entity.js';

type MailMover = 'announcer' | 'dispatcher';

export const mailStates = transitions<MailStatus, MailMover>({
  title: 'Mail (notifications)',
  about:
    'The dispatcher puts a mail back that is to be tried again, and takes over one whose process died while it was sending. ' +
    'A deleted notification takes its mail with it.',
  start: { pending: ['announcer'] },
  moves: {
    pending: { sending: ['dispatcher'], failed: ['dispatcher'] },
    sending: {
      sending: ['dispatcher'],
      pending: ['dispatcher'],
      sent: ['dispatcher'],
      failed: ['dispatcher'],
    },
    sent: {},
    failed: {},
  },
});

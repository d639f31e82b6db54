import { transitions } from '@proofround/service-kit';

import type { MailStatus } from './mail-delivery.entity.js';

type MailMover = 'announcer' | 'dispatcher';

export const mailStates = transitions<MailStatus, MailMover>({
  title: 'Mail (notifications)',
  about:
    'The dispatcher returns a mail to pending for another attempt, and takes over a mail whose process died while it was sending. ' +
    'Deleting a notification deletes its mail.',
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

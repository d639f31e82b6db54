import { transitions, workStates } from '@proofround/service-kit';

import type { MailStatus } from './mail-row.js';

type MailMover = 'announcer' | 'dispatcher';

export const mailStates = transitions<MailStatus, MailMover>({
  title: 'Mail (notifications)',
  about:
    'The dispatcher returns a mail to pending for another attempt, and takes over a mail whose process died while it was sending.\n\n' +
    'A mail is dropped if it is not wanted: its address is not verified, its link no longer works, or the recipient got too many mails.\n\n' +
    "A mail about a notification above the recipient's cap becomes in_digest: it is not sent, and a digest lists its notification. " +
    'Deleting a notification deletes its mail.',
  start: { pending: ['announcer'] },
  moves: {
    pending: { sending: ['dispatcher'] },
    sending: {
      sending: ['dispatcher'],
      pending: ['dispatcher'],
      sent: ['dispatcher'],
      in_digest: ['dispatcher'],
      dropped: ['dispatcher'],
      failed: ['dispatcher'],
    },
    sent: {},
    in_digest: {},
    dropped: {},
    failed: {},
  },
});

/** How the dispatcher moves a mail. */
export const dispatcherStates = workStates(mailStates, {
  waiting: 'pending',
  claimed: 'sending',
  failed: 'failed',
  by: 'dispatcher',
});

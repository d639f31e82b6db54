import { DAY_MS } from '@proofround/contracts/wire/time.js';

import type { ShareField, ShareInput } from '../../api/generated/work-client';
import type { FieldDescriptor } from '../field';

export const SHARE_FIELD_NAMES: Record<ShareField, string> = {
  score: 'Score and its five parts',
  ledger: 'Reasons of the score',
  risks: 'Risks',
  problem: 'Problem',
  solution: 'Solution',
  market: 'Market',
  advantage: 'Edge',
  team: 'Team',
  ask: 'Ask and use of funds',
  figures: 'Users and revenue',
  links: 'Links',
};

/** What a reader sees unless the owner chooses otherwise: everything but the reasons and risks. */
const USUAL: readonly ShareField[] = [
  'score',
  'problem',
  'solution',
  'market',
  'advantage',
  'team',
  'ask',
  'figures',
  'links',
];

/**
 * The fields of the form that makes a link. The options of the expiry count from the end of the day (UTC),
 * so that a draft's choice is among them after a reload.
 */
export const shareFields = (now: number, isPro: boolean): readonly FieldDescriptor<keyof ShareInput>[] => [
  {
    name: 'fields',
    label: 'What readers see',
    kind: 'checkboxes',
    initial: USUAL.join(', '),
    options: Object.entries(SHARE_FIELD_NAMES).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'expires_at',
    label: 'The link works',
    kind: 'select',
    options: [
      { value: '', label: 'until you remove it' },
      ...[7, 30, 90].map((days) => ({
        value: new Date((Math.floor(now / DAY_MS) + 1 + days) * DAY_MS).toISOString(),
        label: `for ${days} days`,
      })),
    ],
  },
  {
    name: 'email_gate',
    label: 'Ask readers for their email address first',
    kind: 'checkbox',
    hint: isPro
      ? 'You see who opened the link.'
      : 'Readers then have to enter one. Without Founder Pro you do not see these addresses, only how often the link was opened.',
  },
];

export const SHARE_EMAIL_FIELDS: readonly FieldDescriptor<'email'>[] = [
  {
    name: 'email',
    label: 'Email',
    kind: 'email',
    autoComplete: 'email',
    hint: 'The founder may see that you opened this page.',
  },
];

import type { ShareField, ShareInput } from '../../api/generated/work-client';
import { formatMoment } from '../../lib/format';
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

/** The end of the day after this many days, in the user's time zone. */
function endOfDayAfter(now: number, days: number): string {
  const end = new Date(now);
  end.setDate(end.getDate() + days);
  end.setHours(23, 59, 59, 999);
  return end.toISOString();
}

/** `for 7 days, until Dec 5, 2026, 11:59 PM` (SHARE-12). */
function expiryAfter(now: number, days: number) {
  const value = endOfDayAfter(now, days);
  return { value, label: `for ${days} days, until ${formatMoment(value)}` };
}

/**
 * The fields of the form that makes a link. A link expires at the end of a day, so that a draft's choice is
 * among the options after a reload.
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
      ...[7, 30, 90].map((days) => expiryAfter(now, days)),
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

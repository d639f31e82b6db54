import type { Claims } from '../../../claims/claims.js';
import type { Statement } from '../../../claims/statement.js';

/** What a question is about. Each subject is asked about once. */
export type Subject =
  | 'rivals'
  | 'law'
  | 'liability'
  | 'data'
  | 'cost'
  | 'scale'
  | 'proof'
  | 'payer'
  | 'stay'
  | 'channel'
  | 'sale'
  | 'capital'
  | 'loss'
  | 'season'
  | 'supply'
  | 'bypass'
  | 'size';

/**
 * What an investor asks every startup in one line of business, such as a lender how
 * many do not pay back. It is asked unless the founder's texts answer it.
 */
export interface UsualQuestion {
  readonly subject: Subject;
  /** Completes "An investor will ask …", without a full stop. */
  readonly asks: string;
  /** Words in any text that answer it, or that show that it does not apply. */
  readonly unless?: RegExp;
  /** What the startup must be like. */
  readonly needs?: (claims: Claims) => boolean;
  /** The founder's sentence that gives the reason to ask, if there is one. */
  readonly quotes?: (claims: Claims) => Statement | null;
}

type More = Omit<UsualQuestion, 'subject' | 'asks'>;

export const usual = (subject: Subject, asks: string, more: More = {}): UsualQuestion => ({
  subject,
  asks,
  ...more,
});

/** The codes of other signs that are about the same subject. */
const RAISED: Readonly<Record<Subject, RegExp>> = {
  rivals: /^open\.(?:rival-moves|copy|rivals-named)$|^ask\.rivals\.(?:mentioned|makers)$/,
  law: /^open\.(?:approval|no-permission)$|^ask\.law\./,
  liability: /^ask\.law\.(?:accident|medical|passengers|food)$/,
  data: /^ask\.law\.(?:children|recording)$/,
  cost: /^open\.unit-cost$/,
  scale: /^open\.(?:labour|capacity)$|^ask\.(?:work\.hands|market\.units)$/,
  proof: /^open\.(?:thin-proof|errs|interest-only)$|^ask\.market\.cases$/,
  payer:
    /^open\.(?:nobody-pays|one-payer|undecided)$|^ask\.(?:money\.free|dependence\.(?:one-customer|few-payers))$/,
  stay: /^open\.(?:people-left|funnel|went-down)$|^ask\.money\.(?:leaving|once)$/,
  channel: /^open\.one-source$|^ask\.dependence\.circle$/,
  sale: /^open\.slow-sale$|^ask\.market\.budget$/,
  capital: /^open\.(?:own-money|spent)$|^ask\.money\.(?:paid-later|stock)$/,
  loss: /^open\.owed$/,
  season: /^open\.season$|^ask\.market\.season$/,
  supply: /^open\.(?:supplier|interface)$|^ask\.dependence\.(?:supplier|left-over|others)$/,
  bypass: /^ask\.dependence\.round-it$/,
  size: /^open\.small-market$/,
};

/** Whether one of the signs with these codes is about the subject. */
export const isRaised = (subject: Subject, codes: readonly string[]): boolean =>
  codes.some((code) => RAISED[subject].test(code));

import type { Claims } from '../../../claims/claims.js';
import type { Statement } from '../../../claims/statement.js';

/** What a doubt is about; one subject is raised once. */
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

/** A doubt that an investor has about every business of a kind, unless the founder's texts settle it. */
export interface Doubt {
  readonly subject: Subject;
  /** Completes "An investor will ask …", without a full stop. */
  readonly asks: string;
  /** Words in any text that settle it, or that show another case. */
  readonly unless?: RegExp;
  /** What the startup must be like. */
  readonly needs?: (claims: Claims) => boolean;
  /** The sentence that carries it, if there is one. */
  readonly quotes?: (claims: Claims) => Statement | null;
}

type More = Omit<Doubt, 'subject' | 'asks'>;

export const doubt = (subject: Subject, asks: string, more: More = {}): Doubt => ({ subject, asks, ...more });

/** The signs that raise a subject already, by their code. */
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

export const isRaised = (subject: Subject, codes: readonly string[]): boolean =>
  codes.some((code) => RAISED[subject].test(code));

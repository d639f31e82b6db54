import type { Claims } from '../../claims/claims.js';
import { clauseOf } from '../../claims/money-role.js';
import type { Statement } from '../../claims/statement.js';
import type { Earning, Sum } from './price-unit.js';
import { isAbout, PRICE_FIELDS, WE } from './sums.js';

/** A larger share is no fee. */
const MAX_SHARE = 60;

/** Words for a part that the startup keeps. */
export const KEPT =
  /\b(?:keep|kept|keeps|take|takes|commission|fee|cut|behalten|provision|anteil|comision|cobramos|prenons|gardons|commission|ci teniamo|teniamo|commissione|bierzemy|prowizj\w*|comissao|ficamos)\b/;

/** A share that was kept before. */
const EARLIER = /\b(?:began|started|used to|at first|initially|formerly)\b|\bfrom\s*$/;
/** The part that somebody else keeps: "an insurer that takes 55% of the fee". */
const THEIRS = /\b(?:takes|keeps|gets|receives|charges)\b[^,;]*$/;
/** A fee without its owner: "8% commission". */
const OWN_FEE = /^\s*(?:commission|fee|provision|comision|commissione|prowizji)\b/;

const share = (price: number) => `${price}%`;
const shareOf = (percent: number, gross: number, statement: Statement, isConfirmed: boolean): Earning => ({
  form: 'share',
  price: share(percent),
  dollars: gross,
  monthly: null,
  per: '',
  unit: null,
  isConfirmed,
  payers: null,
  statement,
});

/** The shares that may be what the founder keeps, in the order of the texts. */
export function sharesIn(claims: Claims, sums: readonly Sum[], revenue: number): Earning[] {
  const statements = claims.statements.filter(({ field }) => PRICE_FIELDS.includes(field));
  return statements.flatMap((statement) =>
    statement.quantities.flatMap((quantity) => {
      const { kind, value, mood } = quantity;
      if (kind !== 'percent' || mood !== 'stated' || value <= 0 || value > MAX_SHARE) return [];
      const { before, behind } = clauseOf(statement, quantity);
      const clause = `${before} ${behind}`;
      if (EARLIER.test(before) || THEIRS.test(before)) return [];
      const gross = sums.find(({ dollars }) => revenue > 0 && isAbout((dollars * value) / 100, revenue));
      if (gross) return [shareOf(value, gross.dollars, statement, true)];
      const isKept =
        KEPT.test(clause) && (WE.test(statement.text.slice(0, quantity.start)) || OWN_FEE.test(behind));
      return isKept ? [shareOf(value, (revenue * 100) / value, statement, false)] : [];
    }),
  );
}

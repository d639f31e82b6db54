import { figure as count, type Rung } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import type { Statement } from '../../claims/statement.js';
import { countsOwnBuyers } from '../../claims/users.js';
import { earningIn } from '../plan/earning.js';
import { type Factor, type Finding, NO_FINDING } from './factor.js';
import { countsPeople } from './own-evidence.js';
import { about, explains, quoting, rungOf, statesFigure } from './rungs.js';
import { speaksOf, speaksOfAlternatives } from './subjects.js';

const PAYING_USERS = 5;
const PAYING_REVENUE = 1000;
/** A smaller count measures something else. */
const MIN_MARKET = 20;

const isPaid = ({ users, revenue }: Claims) =>
  (users?.value ?? 0) >= PAYING_USERS && (revenue?.value ?? 0) >= PAYING_REVENUE;

/** Whether a statement counts possible customers. */
const countsMarket = (statement: Statement) =>
  statement.quantities.some(
    (quantity) =>
      quantity.kind === 'count' &&
      quantity.mood === 'stated' &&
      quantity.value >= MIN_MARKET &&
      !countsOwnBuyers(statement, quantity),
  );

/** Whether the texts state what a customer pays, as a price or as what the startup earns with. */
export const hasPrice = (claims: Claims): boolean => {
  if (claims.price) return true;
  const earning = earningIn(claims);
  return earning !== null && earning.form !== 'share';
};

/** The finding when no customer is named: users imply an undescribed customer. */
function usedBy({ users }: Claims): Finding {
  if (!users) return NO_FINDING;
  const evidence = users.statement?.quote ?? `${count(users.value)} users (self-reported)`;
  return { rung: 'considered', evidence };
}

const customers: Factor = {
  name: 'Target customer',
  dimension: 'market',
  share: 0.38,
  assess: (claims): Finding => {
    const statements = about(claims, 'target_market', 'customer');
    const [first] = statements;
    if (!first) return usedBy(claims);
    const narrow = statements.filter(
      (statement) => !statement.is('everyone') && !statement.is('market_share_guess'),
    );
    const met = claims.of('customer_contact').filter(countsPeople);
    const used = claims.of('users', 'revenue').filter(statesFigure);
    const found = rungOf(narrow, {
      proof: isPaid(claims) ? [...met, ...used] : met,
      isProofEnough: met.length > 0,
      strength: speaksOf('target_market', 'customer', 'customer_contact'),
    });
    if (found.rung === 'absent') return { rung: 'considered', evidence: first.quote };
    // A short answer that names one kind of customer counts as an explanation.
    return found.rung === 'considered' && claims.customer.isOwn ? { ...found, rung: 'explained' } : found;
  },
};

const size: Factor = {
  name: 'Market size',
  dimension: 'market',
  share: 0.33,
  assess: (claims): Finding => {
    const statements = about(claims, 'target_market', 'market_count');
    const guesses = claims.of('market_share_guess');
    const [first] = [...statements, ...guesses];
    if (!first) return NO_FINDING;
    const counted = statements.filter((statement) => countsMarket(statement) && !guesses.includes(statement));
    const onRung = (rung: Rung) => quoting(rung, counted, speaksOf('target_market', 'market_count'));
    if (counted.length === 0) return { rung: 'considered', evidence: first.quote };
    if (!hasPrice(claims)) return onRung('explained');
    const isGrounded =
      isPaid(claims) ||
      claims
        .of('market_count')
        .some((statement) =>
          /\b(?:census|regist\w+|association|according|statisti\w+|bureau|ministry|counted|our list|laut|segun|selon|segundo|secondo)\b/.test(
            statement.text,
          ),
        );
    return onRung(isGrounded ? 'evidenced' : 'specified');
  },
};

const speaksOfRivals = speaksOf('competitive_advantage', 'alternatives');

const competition: Factor = {
  name: 'Competition',
  dimension: 'market',
  share: 0.29,
  assess: (claims): Finding => {
    const compared = claims.of('alternatives').filter((statement) => !statement.is('no_rivals'));
    const own = about(claims, 'competitive_advantage', 'no_rivals');
    const [alone] = claims.of('no_rivals');
    const [first] = [...compared, ...own];
    if (!first) return NO_FINDING;
    if (compared.length === 0 && alone) return { rung: 'considered', evidence: alone.quote };
    const contrasts = compared.length > 0 ? compared : own.filter(({ isHype }) => !isHype);
    const figured = [...compared, ...own].filter(statesFigure);
    const ofAlternatives = figured.filter(speaksOfAlternatives);
    const isExplained = explains([...contrasts, ...own.filter(({ isHype }) => !isHype)]);
    // A figure of the others compares, in however few words.
    if (ofAlternatives.length === 0 && !isExplained) return { rung: 'considered', evidence: first.quote };
    // A figure that compares nothing leaves the comparison without one.
    if (ofAlternatives.length === 0) return quoting('explained', contrasts, speaksOfRivals);
    const isProven =
      isExplained && figured.length >= 2 && claims.of('edge', 'outcome', 'retention').some(statesFigure);
    return quoting(isProven ? 'evidenced' : 'specified', ofAlternatives, speaksOfRivals);
  },
};

/** Customers, market size and competition (after Payne and PitchVault). */
export const market: Factor[] = [customers, size, competition];

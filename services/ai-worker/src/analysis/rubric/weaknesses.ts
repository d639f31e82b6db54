import type { LedgerEntry, Rung } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';

type Words = (claims: Claims) => string;
type ByRung = Partial<Record<Rung, Words>>;

const say =
  (text: string): Words =>
  () =>
    text;

/** What is missing at a rung, for an investor's list of concerns; a factor may pass a rung in silence. */
const WEAKNESSES: Readonly<Record<string, ByRung>> = {
  'Relevant experience': {
    not_assessed: say('Nothing is said about who is building it.'),
    absent: say('Nothing is said about what the team has done before.'),
    considered: say('What the team has done before that bears on this is not said.'),
  },
  'Team completeness': {
    considered: say('It is not clear who in the team builds and who sells.'),
    explained: say('Only one of building, selling and knowing the trade is covered by the team.'),
  },
  'Target customer': {
    absent: say('Nobody is named who would buy it.'),
    considered: say('The customer is described so widely that no list of them could be written.'),
    explained: ({ customer }) =>
      `No talk with ${customer.isOwn ? customer.plural : 'possible customers'} is described.`,
  },
  'Market size': {
    absent: say('The market is not described.'),
    considered: ({ customer }) =>
      `How many ${customer.isOwn ? customer.plural : 'such customers'} there are is not counted.`,
    explained: say('The market is counted, but what one customer pays is not said.'),
  },
  Competition: {
    absent: say('No alternative or competitor is named.'),
    considered: say('What customers use today, and why they would switch, is hardly said.'),
  },
  Problem: {
    absent: say('The problem is not described.'),
    considered: say('The problem is named in a few words only.'),
    explained: say('What the problem costs those who have it is not measured.'),
  },
  Solution: {
    absent: say('How it works is not described.'),
    considered: say('How it works is said in a few words only.'),
    explained: say('Nothing measured shows that it works.'),
  },
  Edge: {
    absent: say('Nothing is said that a rival could not copy.'),
    considered: say('What would keep a rival from copying it is hardly said.'),
  },
  Product: {
    absent: say('There is no sign of a product yet.'),
    considered: say('The product is described, but there is nothing to see in use.'),
  },
  Users: {
    absent: say('No users are named yet.'),
    considered: say('There are only very few users so far.'),
    explained: say('There are few users for this stage.'),
  },
  Revenue: {
    absent: say('Nobody pays for it yet, as far as the text says.'),
    considered: say('There is hardly any revenue so far.'),
    explained: say('Revenue is small for this stage.'),
  },
  'Use of funds': {
    absent: say('It is not said how much is needed and what for.'),
    considered: say('It is not said what the money will be spent on.'),
    explained: say('The use of funds is not broken down into amounts.'),
  },
};

/** Users and revenue that were only promised reach a rung by the promise, not by a count. */
const PROMISED: Readonly<Record<string, string>> = {
  Users: 'There are promises, but nobody uses it yet.',
  Revenue: 'There are promises, but nobody pays yet.',
};

/** Use or income that a sentence tells of without a number for it. */
const UNCOUNTED: Readonly<Record<string, string>> = {
  Users: 'How many use it is not said.',
  Revenue: 'What comes in each month is not said.',
};

/** One sentence on what is missing in a line of the ledger; null where nothing needs saying. */
export function weaknessOf({ factor, rung }: LedgerEntry, claims: Claims): string | null {
  if (factor === 'Users' && rung === 'absent' && claims.revenue)
    return 'How many customers there are is not said.';
  const figure = factor === 'Users' ? claims.users : factor === 'Revenue' ? claims.revenue : true;
  if (figure === null && rung !== 'absent')
    return claims.of('commitment').length > 0 ? (PROMISED[factor] ?? null) : (UNCOUNTED[factor] ?? null);
  return WEAKNESSES[factor]?.[rung]?.(claims) ?? null;
}

import type { Claims } from '../../claims/claims.js';
import type { Statement } from '../../claims/statement.js';
import { dollars, figure as count } from '../../text/money.js';
import { tooSmallFor } from './populations.js';

/** Two explicit claims that cannot both be true, said with the sum. */
export interface Contradiction {
  /** For the founder, in one sentence with both claims. */
  readonly sentence: string;
  /** The sentence that disagrees; null where number fields disagree with each other. */
  readonly quote: string | null;
}

/** Figures this many times apart disagree; nearer ones may differ by date, rounding or discounts. */
const APART = 3;
/** Small figures differ easily. */
const FEW = 10;
const LITTLE = 500;
/** Whoever denies any revenue does not earn this much. */
const SOME = 100;
const WORLD_POPULATION = 8_300_000_000;

type Rule = (claims: Claims) => Contradiction[];
const none: Contradiction[] = [];
const one = (sentence: string, statement: Statement | null): Contradiction[] => [
  { sentence, quote: statement?.quote ?? null },
];

/** The text counts many more users than the field. */
const usersAgainstField: Rule = ({ facts, said }) => {
  if (facts.user_count === 0 || !said.users?.isExplicit) return none;
  const { value, statement } = said.users;
  if (value <= FEW + APART * facts.user_count) return none;
  return one(
    `The text speaks of ${count(value)} users or customers; the number field says ${count(facts.user_count)}.`,
    statement,
  );
};

/** The text counts more paying customers than there are users. */
const payersAgainstUsers: Rule = ({ facts, payers }) => {
  if (!payers?.isExplicit) return none;
  const { value, statement } = payers;
  if (facts.user_count === 0 || value <= 1.5 * facts.user_count || value <= FEW + facts.user_count)
    return none;
  return one(
    `${count(value)} paying customers are more than the ${count(facts.user_count)} users you entered.`,
    statement,
  );
};

/** Text and field give different revenue. */
const revenueAgainstField: Rule = ({ facts, said }) => {
  if (facts.monthly_revenue === 0 || !said.revenue?.isExplicit) return none;
  const { value, statement } = said.revenue;
  const [low, high] =
    value < facts.monthly_revenue ? [value, facts.monthly_revenue] : [facts.monthly_revenue, value];
  if (high <= LITTLE + APART * low) return none;
  return one(
    `The text speaks of ${dollars(Math.round(value))} of revenue a month; the number field says ${dollars(facts.monthly_revenue)}.`,
    statement,
  );
};

/** Customers times price give less than the revenue. */
const revenueAgainstPrice: Rule = ({ facts, payers, users, revenue, price }) => {
  const buyers = payers ?? users;
  if (!buyers || !revenue || !price?.isExplicit || price.monthly === null) return none;
  if (/\b(?:from|starting|starts|ab|desde|a partir|des)\b/.test(price.statement.text)) return none;
  const sum = buyers.value * price.monthly;
  if (revenue.value <= LITTLE + APART * sum) return none;
  const entered = revenue.statement === null ? 'you entered' : 'the text says';
  const who = payers ? 'customers' : 'users';
  return one(
    `${count(buyers.value)} ${who} × ${dollars(price.monthly)} = ${dollars(Math.round(sum))} a month; ${entered} ${dollars(facts.monthly_revenue > 0 ? facts.monthly_revenue : Math.round(revenue.value))}.`,
    revenue.statement ?? price.statement,
  );
};

const NOTHING_SOLD =
  /\b(?:no revenue|zero revenue|pre-?revenue|no income|not making (?:any )?money|(?:not|never|haven'?t|hasn'?t|don'?t|didn'?t) (?:yet )?(?:made|earned|taken|charged?|charging) (?:a|any|anyone|anybody|one|money)|don'?t charge|nobody (?:pays|uses)|no (?:paying )?customers?|no sales|no users|not (?:yet )?launched|sin ingresos|kein\w* umsatz|aucun (?:revenu|chiffre)|sem receita|nessun ricavo)\b/;

/** Sentences that speak of others may deny for them. */
const OTHERS =
  /\b(?:they|he|she|it|rivals?|competitors?|banks?|others?|customers? (?:who|that))\b.{0,25}\b(?:no|not|don't|never|haven't)\b/;

/** The text says that nothing was earned or nobody uses it, a number says otherwise. */
const denialAgainstNumber: Rule = ({ facts, statements }) =>
  statements.flatMap((statement): Contradiction[] => {
    const said = NOTHING_SOLD.exec(statement.text)?.[0];
    if (
      said === undefined ||
      OTHERS.test(statement.text) ||
      statement.is('alternatives') ||
      /\b(?:until|before|when|if|used to|at first)\b/.test(statement.text)
    )
      return [];
    const isRevenue =
      /revenue|sales|income|money|charg|pays|ingresos|umsatz|revenu|receita|ricavo|earned|taken|made/.test(
        said,
      );
    if (isRevenue && facts.monthly_revenue > SOME)
      return one(
        `You write “${said}”; the number field says ${dollars(facts.monthly_revenue)} a month.`,
        statement,
      );
    if (/customers?|users|nobody/.test(said) && !said.includes('paying') && facts.user_count > FEW)
      return one(`You write “${said}”; the number field says ${count(facts.user_count)} users.`, statement);
    return [];
  });

const NOT_BUILT =
  /\b(?:nothing (?:is |has been )?(?:yet )?built|(?:have not|haven'?t) (?:yet )?(?:started building|built (?:it|anything))|(?:product|app|platform|software|prototype) is not (?:yet )?built|no (?:product|prototype) yet|(?:only|just|still) an idea)\b/;

/** Revenue or users before there is anything to use. */
const revenueBeforeProduct: Rule = ({ facts, statements }) => {
  const unbuilt = statements.find(
    (statement) =>
      NOT_BUILT.test(statement.text) && !/\b(?:when|before|used to|at first|was)\b/.test(statement.text),
  );
  if (!unbuilt) return none;
  if (facts.monthly_revenue > LITTLE)
    return one(
      `You write that nothing is built yet; the number field says ${dollars(facts.monthly_revenue)} of revenue a month.`,
      unbuilt,
    );
  if (facts.stage === 'launched' || facts.stage === 'growing')
    return one(`You write that nothing is built yet; the stage says ${facts.stage}.`, unbuilt);
  return none;
};

const OF_A_WHOLE =
  /\b(?:of (?:all |our |the |its |their )?(?:users|customers|clients|people|patients|market|households|companies|students|farmers|subscribers|population)|retention|conversion|accuracy|market share|margin|satisfaction|open rate|uptime|response rate)\b/;
const MAY_EXCEED =
  /\b(?:net|growth|grew|increase|more|faster|higher|roi|return|up|over|increas\w+|nrr|above|plus)\b/;

/** A share of a whole above 100 %. */
const sharesAboveAll: Rule = ({ statements }) =>
  statements.flatMap((statement) => {
    const impossible = statement.quantities.find(
      ({ kind, value, before, behind }) =>
        kind === 'percent' &&
        value > 100 &&
        OF_A_WHOLE.test(`${before} ${behind}`) &&
        !MAY_EXCEED.test(`${before} ${behind}`),
    );
    return impossible ? one(`A share cannot be ${count(impossible.value)} %.`, statement) : [];
  });

const PERSONS =
  /^(?:(?:\w+ )?(?:people|persons|users?|customers?|clients?|subscribers?|members?|patients?|students?|pupils?|children|kids|women|men|pensioners?|seniors?|adults?|families|households|residents?|citizens?|inhabitants|parents?|drivers?|farmers?|workers?|elderly))\b/;
/** Smaller counts fit into every country. */
const MANY_PEOPLE = 10_000;

/** More people than live in the country that the sentence names, or on earth. */
const usersAbovePopulation: Rule = ({ users, statements }) => {
  if ((users?.value ?? 0) > WORLD_POPULATION)
    return one(`${count(users?.value ?? 0)} users are more than there are people.`, users?.statement ?? null);
  return statements.flatMap((statement) =>
    statement.quantities.flatMap(({ kind, value, mood, behind }): Contradiction[] => {
      if (kind !== 'count' || mood === 'denied' || value < MANY_PEOPLE || !PERSONS.test(behind)) return [];
      const found = tooSmallFor(value, statement.quote);
      if (!found) return [];
      const { country, population } = found;
      return one(
        `${count(value)} are more people than live in ${country} (about ${count(population)}).`,
        statement,
      );
    }),
  );
};

/** The lines of the budget add up to more than what is asked for, or their shares to more than all. */
const budgetAgainstAsk: Rule = (claims) => {
  const lines = claims.in('funding_usage');
  const { ask } = claims;
  const sums = lines.flatMap(({ quantities }) =>
    quantities.filter(({ kind, period }) => kind === 'money' && period === null),
  );
  const parts = sums.filter(({ value }) => ask !== null && value < ask.value);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  if (ask && parts.length >= 2 && total > 1.3 * ask.value)
    return one(
      `The lines of the use of funds add up to ${dollars(total)}; you ask for ${dollars(ask.value)}.`,
      lines[0] ?? null,
    );
  const shares = lines.flatMap(({ quantities }) => quantities.filter(({ kind }) => kind === 'percent'));
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  if (shares.length >= 3 && whole > 110)
    return one(`The shares of the use of funds add up to ${count(whole)} %.`, lines[0] ?? null);
  return none;
};

const RULES: readonly Rule[] = [
  revenueAgainstPrice,
  revenueAgainstField,
  usersAgainstField,
  payersAgainstUsers,
  denialAgainstNumber,
  revenueBeforeProduct,
  sharesAboveAll,
  usersAbovePopulation,
  budgetAgainstAsk,
];

/** What the founder's figures and sentences say against each other. A blank field says nothing. */
export function contradictionsIn(claims: Claims): Contradiction[] {
  const found = RULES.flatMap((rule) => rule(claims));
  return [...new Map(found.map((contradiction) => [contradiction.sentence, contradiction])).values()];
}

import type { Quantity } from '@proofround/text/numbers/quantities.js';

import type { Statement } from '../../../claims/statement.js';
import { contradiction, none, type Rule } from './rule.js';

const MONTHS_OF_A_YEAR = 12;
const YEARS = /^(?:years?|yrs?|jahren?|anos?|ans|annees?|anni)\b/;
const MONTHS = /^(?:months?|monaten?|mes(?:es)?|mois|mesi)\b/;
const WEEKS = /^(?:weeks?|wochen?|semanas?|semaines?|settimane)\b/;
const WEEKS_OF_A_MONTH = 4.3;

const BEGAN =
  /\b(?:started|founded|launched|began|begun|incorporated|set up|opened|created|registered)\b[^;]{0,40}$/;
/** Follows a period before today: "two years ago". */
const AGO = /^\S+ ago\b/;
const BEGAN_LATELY =
  /\b(?:started|founded|launched|began|begun|incorporated|set up|opened|created|registered)\b[^;,]{0,30}\b(this|last) year\b/;
/** Follows a period of operation. */
const RUNNING =
  /^\S+ (?:of (?:continuous |our |own |real |live )*(?:operations?|operating|trading|service|sales)\b|in (?:business|operation|production|the market)\b|on the market\b)/;
/** Follows a period of data, which others may have collected. */
const WITH_DATA = /^\S+ of (?:our |own |real |live )*(?:production|outcome|usage|customer|user|field)\b/;
/** Precedes a period in which customers have used it. */
const USED_FOR =
  /\b(?:(?:live|with us|customers?|clients?|users?|in use|using it|running|renewed|subscribed|retention|cohorts?|churn)\b[^;.]{0,30}\b(?:for|over|across))(?: (?:at least|over|more than|about|almost|nearly|the last|the past))*$/;
/** Customers who stay for years under contract are a promise. */
const PROMISED = /\b(?:contract|signed|plan|guarantee|warranty|will|lasts?|experience)\b/;
const OUR_OWN = /\bour (?:own )?(?:users?|customers?|clients?|patients?|members?|app|product|data)\b/;

function monthsOf({ kind, value, behind }: Quantity): number | null {
  if (kind !== 'time') return null;
  if (YEARS.test(behind)) return value * MONTHS_OF_A_YEAR;
  if (MONTHS.test(behind)) return value;
  return WEEKS.test(behind) ? value / WEEKS_OF_A_MONTH : null;
}

interface Span {
  readonly months: number;
  readonly words: string;
  readonly statement: Statement;
}

const isOfVenture = (statement: Statement) =>
  statement.field !== 'team_background' && !statement.is('team_experience');

/** The highest age of the venture. */
function ageIn(statement: Statement): Span[] {
  const [words, year] = BEGAN_LATELY.exec(statement.text) ?? [];
  if (words !== undefined)
    return [{ months: (year === 'this' ? 1 : 2) * MONTHS_OF_A_YEAR, words, statement }];
  return statement.quantities.flatMap((quantity) => {
    const months = monthsOf(quantity);
    if (months === null || !AGO.test(quantity.behind)) return [];
    if (!BEGAN.test(statement.text.slice(0, quantity.start))) return [];
    return [
      { months, words: `${quantity.text.trim()} ${quantity.behind.split(' ')[0] ?? ''} ago`, statement },
    ];
  });
}

/** The stated periods of operation. */
function spansIn(statement: Statement): Span[] {
  return statement.quantities.flatMap((quantity) => {
    const months = monthsOf(quantity);
    const data = OUR_OWN.test(statement.text) ? WITH_DATA.exec(quantity.behind) : null;
    const isUsed =
      USED_FOR.test(statement.text.slice(0, quantity.start).trimEnd()) && !PROMISED.test(statement.text);
    const used = isUsed ? /^\S+/.exec(quantity.behind) : null;
    const behind = (RUNNING.exec(quantity.behind) ?? data ?? used)?.[0];
    if (months === null || behind === undefined || quantity.mood !== 'stated') return [];
    return [{ months, words: `${quantity.text.trim()} ${behind}`, statement }];
  });
}

/** It operates, or has data, for longer than it exists. */
export const longerThanItExists: Rule = ({ statements }) => {
  const own = statements.filter(isOfVenture);
  const [age] = own.flatMap(ageIn).toSorted((a, b) => b.months - a.months);
  const [span] = own.flatMap(spansIn).toSorted((a, b) => b.months - a.months);
  if (!age || !span || span.months <= age.months + MONTHS_OF_A_YEAR) return none;
  return contradiction(`You write “${span.words}”, and of its beginning “${age.words}”.`, span.statement);
};

const HOURS_OF_A_DAY = 24;
/** Follows the number of one person's hours of a day: "38 one-hour lessons per day". */
const HOURS_A_DAY =
  /^(?:(?:one|1)-hour(?:-long)? (?:\w+ ){0,2}|hours?(?: of \w+)? |stunden? |heures? |horas? |ore )(?:a|per|each|every|am|pro|par|al|por|ao|al) (?:single )?(?:day|tag|jour|dia|giorno)\b/;
const ONE_PERSON =
  /\b(?:each(?: of (?:us|them|our|the)(?: \w+){0,2})?|every (?:\w+ )?(?:tutor|teacher|driver|nurse|worker|employee|one|one of us)|i|he|she|jede\w*|chacun\w*|cada (?:uno|una|um|uma)|ognuno)\b[^.;]{0,30}$/;

/** One person works for more hours than a day has. */
export const hoursAboveTheDay: Rule = ({ statements }) =>
  statements.flatMap((statement) => {
    const found = statement.quantities.find(
      ({ value, mood, start, behind }) =>
        mood !== 'denied' &&
        value > HOURS_OF_A_DAY &&
        HOURS_A_DAY.test(behind) &&
        ONE_PERSON.test(statement.text.slice(0, start)),
    );
    return found ? contradiction(`A day has 24 hours, not ${found.value}.`, statement) : [];
  });

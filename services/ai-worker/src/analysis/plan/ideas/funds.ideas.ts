import type { LanguageName } from '@proofround/text/languages/language.js';
import type { Quantity } from '@proofround/text/numbers/quantities.js';

import { type Earning, priceOf, unitsOf } from '../earning.js';
import { users as userCount, wholeDollars } from '../figures.js';
import { answer, type Idea } from '../idea.js';
import type { Payers } from '../payers.js';

/** Whether a quantity is an amount or a percentage; later amounts of a list often have no currency. */
const isShare = ({ kind, value, behind }: Quantity) =>
  kind === 'money' || kind === 'percent' || (kind === 'count' && value >= 1000 && !/^\p{L}/u.test(behind));

const MAX_ITEMS = 3;
/** The room for a list in a title, with two quotation marks and a comma for each thing. */
const MAX_LIST = 58;
const MARKS = 4;
/** A thing to be bought, without explanations. */
const ITEM = /^(?!\d+ (?:months|years|weeks)\b)[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’-]|,(?=\d{3}))+$/u;

/** A part of a sentence that depends on the thing before it. */
const DEPENDENT = /^(?:should|if|because|so|which|who|since|as|when|where|that|not|the present|but|then)\b/i;
/** The reason behind a thing: "since the agencies pay monthly". */
const REASONED = /\s+(?:since|because|so that|which|where|damit|weil|porque|parce que)\s.*$/iu;
/** Somebody who is hired gives no written offer. */
const PERSON =
  /\b(?:someone|somebody|persons?|people|lads?|staff|sales\w*|callers?|hires?|hiring|me|wages?)\b/i;

/** A sentence, no thing to be bought. */
const CLAUSE = /\b(?:is|are|was|were|will|would|ist|sind|est|sont|es|son|sao)\b/i;
/**
 * Joins two things if the second one stands alone: "and a van", "and two drivers". "Polish and Urdu" or
 * "Cover Florida and Georgia" share a word, and stay together.
 */
const JOINT =
  /\s*(?:\band\b|\+|\bund\b|\by\b|\be\b|\bet\b)\s+(?=(?:an?|the|another|two|three|four|five|six|ten|second|third|\d+|new|un|une|una|uno|ein|eine|einen|deux|dos|zwei|due|um|uma|\w+ing)\s)/iu;

/** The same, and the joining words of languages without articles. */
const JOINT_ELSEWHERE = new RegExp(`${JOINT.source}|\\s+(?:i|oraz|ve)\\s+(?=\\p{L}+\\s)`, 'iu');

/** The things that a part of a list joins: both halves must be more than one word. */
function joinedIn(part: string, language: LanguageName): string[] {
  const things = part.split(language === 'English' ? JOINT : JOINT_ELSEWHERE);
  return things.every((thing) => thing.trim().includes(' ')) ? things : [part];
}

/** What pays for the dearest thing, by how the startup earns. */
function payingFor(earning: Earning | null, { many }: Payers): string {
  if (!earning || earning.form === 'share') return ' and its share';
  if (earning.monthly === null) return `, and how many ${unitsOf(earning)} at ${earning.price} pay for it`;
  return `, and how many ${many} at ${priceOf(earning)} pay for it in a year`;
}

/** The things that a list names: "a dyer, second van and stock" gives three. Empty when one does not fit into a title. */
function itemsIn(list: string, language: LanguageName): string[] {
  const items = list
    .split(/,(?!\d{3})|[;،、]/u)
    .flatMap((part) => joinedIn(part, language))
    .map((item) =>
      item
        .replaceAll(/["“”„«»]/g, '')
        .replace(REASONED, '')
        .replaceAll(/^\s*(?:and|plus|to|und|y|et|e|i|ve|oraz)\s+|[\s.!]+$/giu, '')
        .trim(),
    )
    .filter((item) => !/^(?:the )?rest\b|^reserve$|^working capital$/.test(item) && !DEPENDENT.test(item));
  const things = items.slice(0, MAX_ITEMS).filter((item) => ITEM.test(item) && !CLAUSE.test(item));
  const fits = (count: number) => things.slice(0, count).join('').length + MARKS * count - 2 <= MAX_LIST;
  return things.filter((_, at) => fits(at + 1));
}

export const funds: readonly Idea[] = [
  {
    id: 'funds.break-down',
    factor: 'Use of funds',
    rungs: ['absent', 'considered', 'explained'],
    horizon: 7,
    write: ({ ask, claims, earning, payers }) => {
      const uses = claims.in('funding_usage');
      const [use] = uses;
      const hasSums = uses.some(({ quantities }) => quantities.some(isShare));
      const items = use && !hasSums ? itemsIn(use.quote, claims.language) : [];
      const [only] = items;
      if (ask === 0 || only === undefined) return null;
      if (items.length === 1 && (PERSON.test(only) || !only.includes(' '))) return null;
      if (items.length === 1)
        return {
          title: `Bring two written offers for this: “${only}”`,
          description: `You ask for ${wholeDollars(ask)} and write no price beside it. Bring back both prices, the weeks until it works, what you can do with it in a month that you cannot do today, and what the rest of the money is for.`,
        };
      const named = items.map((item) => `“${item}”`);
      return {
        title: `Put a sum beside each of these: ${named.join(', ')}`,
        description: `You ask for ${wholeDollars(ask)} and give no sum for them. Take a quote or a wage for each, with the month in which it is paid, and decide which one you would buy if only half came. Bring back the dearest of them${payingFor(earning, payers)}.`,
      };
    },
  },
  {
    id: 'funds.write-down',
    factor: 'Use of funds',
    rungs: ['not_assessed', 'absent'],
    horizon: 7,
    isGap: true,
    write: ({ ask, name, claims }) =>
      claims.facts.funding_usage !== null || claims.of('funding_use').length > 0
        ? null
        : {
            title:
              ask > 0
                ? `Write down what the ${wholeDollars(ask)} pay for, and until when`
                : `Decide how much money ${name} needs, and for what`,
            description: `The field for the use of funds is blank, so that nothing of it counts yet. Name each thing with its sum and its month, and what will be true when the money is spent that is not true today. Bring back the one figure that an investor could check then.`,
          },
  },
  answer('funds.smaller-first-step', 'capital_intensive', 'Use of funds', 30, ({ ask, name }) => ({
    title: `Find a first proof of ${name} that costs ${ask > 0 ? wholeDollars(ask / 10) : 'a tenth of the money'}`,
    description: `${ask > 0 ? `Of the ${wholeDollars(ask)}, say` : 'Say'} what must be bought and what can be rented, borrowed or shared at first, and ask a lender about the rest. Bring back the smallest sum and the figure that it would prove.`,
  })),
  answer('funds.forecast-basis', 'forecast_without_basis', 'Use of funds', 7, ({ users }) => ({
    title: 'Rebuild the forecast from what you can count today',
    description: `Begin with ${users > 0 ? `your ${userCount(users)}` : 'the people you can reach in a month'}, the share that says yes and the price, and go on month by month for a year. Bring back the figure for month twelve and the assumption that moves it most.`,
  })),
];

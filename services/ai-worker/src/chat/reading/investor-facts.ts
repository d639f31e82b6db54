import { findAmounts, type Amount } from '@proofround/text/numbers/money.js';
import { isHome, placesIn } from '@proofround/text/places/places-named.js';
import { sectorsNamed } from '@proofround/text/sectors/sectors-named.js';
import { stagesIn, STAGE_NAMES } from '@proofround/text/stages.js';
import { listOf } from '@proofround/text/words/prose.js';
import { amountAnswer, usualSpelling } from '../slots/readers.js';
import { checksOf } from '../slots/investor-readers.js';
import { value } from '../slots/slot.js';
import { sentenceBefore, overlaps, type Fact, type FactOptions } from './fact.js';

const CHECK_BEFORE =
  /\b(?:checks?|cheques?|tickets?)(?: size)?s?\b[^.;\n\d]{0,30}$|\b(?:writ(?:e|ing)|put(?:ting)? in)\b[^.;,\n\d]{0,24}$/i;
const CHECK_AFTER =
  /^\s*(?:usd|dollars)?\s*(?:(?:first|initial|typical|angel|seed)\s+)?(?:checks?|cheques?|tickets?)\b|^\s*(?:per|je|pro|por|par|a|into (?:a|each)|in(?:to)? each|in each|each|for each|apiece)\b\s*(?:company|startup|deal|investment|check|ticket|one|round)?/i;
const BUDGET_BEFORE =
  /\b(?:budget|fund(?: size)?|deploy(?:ing)?|capital|allocat\w+|total|altogether|overall|i have|we have|i've got|we've got|manag(?:e|ing)|invest(?:ing)?)\b[^.;\n\d]{0,30}$/i;
const BUDGET_AFTER =
  /^\s*(?:usd|dollars)?\s*(?:of (?:that|it|this|those)\s+)?(?:to (?:invest|deploy|put|spend|allocate)|fund\b|in total|total|budget|altogether|overall|of (?:dry powder|capital)|available|under management|aum|over the next|this year|for startups)/i;
const TOP_AFTER = /^\s*(?:usd|dollars)?\s*at the top\b/i;
const COMPANIES =
  /^\+?\s*(?:(?:portfolio|early[- ]stage|seed|tech)\s+){0,2}(?:companies|startups|investments|deals)\b/i;

const isMoney = ({ currency, scaled, value: amount }: Amount) =>
  currency !== null || scaled || amount >= 1000;

function amountsIn(text: string): Fact[] {
  const found: Fact[] = [];
  const amounts = findAmounts(text).filter(({ weak }) => !weak);
  for (const amount of amounts) {
    const before = sentenceBefore(text, amount.start, 50);
    const after = text.slice(amount.end);
    const span = { start: amount.start, end: amount.end };
    if (COMPANIES.test(after) && amount.currency === null) {
      const isHolding =
        /\b(?:portfolio|invested in|backed|made|hold|have|done|so far|with|across|currently)\b[^.;\n]{0,30}$/i.test(
          before,
        ) || /^[^.;\n]{0,30}\b(?:portfolio|so far|to date|already)\b/i.test(after);
      if (isHolding && Number.isInteger(amount.value))
        found.push({ slot: 'portfolio_size', answer: value(amount.low ?? amount.value), ...span });
      continue;
    }
    if (
      /\bportfolio (?:of|size(?: is)?:?|has)\s*(?:about |around )?$/i.test(before) &&
      amount.currency === null &&
      Number.isInteger(amount.value)
    ) {
      found.push({ slot: 'portfolio_size', answer: value(amount.value), ...span });
      continue;
    }
    const range = amount.low !== null;
    const top = TOP_AFTER.test(after);
    if (top && isMoney(amount)) {
      found.push({ slot: 'check_size_max', answer: amountAnswer(amount, { end: 'high' }), ...span });
      continue;
    }
    // A range after the size of the fund is the check size.
    const afterFund = range && found.some(({ slot }) => slot === 'budget');
    const investing =
      /\binvest(?:ing)?\s*(?:about |around |between |from |roughly )*$/i.test(before) && range;
    if (CHECK_AFTER.test(after) || CHECK_BEFORE.test(before) || investing || (afterFund && isMoney(amount))) {
      const bare = !isMoney(amount);
      const { min, max } = checksOf(text, amount);
      if (bare && !range) continue;
      const end = amount.end + (CHECK_AFTER.exec(after)?.[0].length ?? 0);
      if (min) found.push({ slot: 'check_size_min', answer: min, start: span.start, end });
      if (max) found.push({ slot: 'check_size_max', answer: max, start: span.start, end });
      continue;
    }
    if (isMoney(amount) && (BUDGET_AFTER.test(after) || BUDGET_BEFORE.test(before))) {
      found.push({ slot: 'budget', answer: amountAnswer(amount, { end: 'high' }), ...span });
    }
  }
  return found;
}

/** The facts about an investor that a message gives besides the answer to the question. */
export function investorFacts(text: string, { strict }: FactOptions): Fact[] {
  const found = amountsIn(text);
  const isFree = (span: { start: number; end: number }) => !found.some((fact) => overlaps(fact, span));
  const { stages, spans, rounds } = stagesIn(text);
  const named = spans.filter(({ start, end }) =>
    /seed|series|early[ -]stage|late[ -]stage|growth[ -]stage|\bmvp\b|pre-?product|idea[ -]stage|angel/i.test(
      text.slice(start, end),
    ),
  );
  const [firstSpan] = spans;
  if (firstSpan && spans.some(isFree) && (named.length > 0 || (!strict && /\bstages?\b/i.test(text)))) {
    const note =
      rounds.length > 0
        ? `I take ${listOf(rounds)} as ${listOf(stages.map((stage) => STAGE_NAMES[stage]))}.`
        : undefined;
    for (const span of spans) found.push({ slot: 'preferred_stages', answer: value(stages, note), ...span });
  }
  if (
    !strict ||
    /\b(?:invest(?:ing)?|focus(?:ed|ing)?|look(?:ing)?)\b[^.;\n]{0,60}\b(?:in|across|on|at)\b/i.test(text)
  ) {
    const places = placesIn(text)
      .filter(isFree)
      .filter(
        (place) =>
          !strict ||
          /\b(?:in|across|from)\s+(?:the )?(?:[\p{L} ,]{0,40}(?:and|,)\s*)?$/iu.test(
            sentenceBefore(text, place.start),
          ),
      );
    const mine = places.filter(({ start }) => !isHome(text, start));
    const names = [
      ...new Set(
        mine.map(({ name }) =>
          /^(?:global|world|any|every|internat|remote)/i.test(name) ? 'Worldwide' : usualSpelling(name),
        ),
      ),
    ];
    for (const place of mine)
      found.push({ slot: 'geography_preference', answer: value(names), start: place.start, end: place.end });
  }
  const sectors = sectorsNamed(text).filter(isFree);
  const cued =
    /\b(?:invest(?:ing|s)?|focus(?:ed|ing)?|interested|look(?:ing)?|back(?:ing)?|sectors?)\b/i.test(text);
  if (sectors.length > 0 && (cued || !strict) && !(strict && text.length > 160)) {
    const names = sectors.map(({ sector }) => sector);
    for (const { start, end } of sectors)
      found.push({ slot: 'investment_sectors', answer: value(names), start, end });
  }
  return found;
}

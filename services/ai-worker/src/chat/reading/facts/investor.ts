import { type Amount, findAmounts } from '@proofround/text/numbers/money.js';
import { isHome, placesIn } from '@proofround/text/places/places-named.js';
import { sectorsNamed } from '@proofround/text/sectors/sectors-named.js';
import { STAGE_NAMES, stagesIn } from '@proofround/text/stages.js';
import { listOf } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

import { checksOf } from '../../slots/investor-readers.js';
import { amountAnswer, usualSpelling } from '../../slots/readers.js';
import { value } from '../../slots/slot.js';
import { blankOut, type Fact, type FactOptions, overlaps, sentenceBefore } from './fact.js';
import { holdingFor } from './standing.js';

const CHECK_BEFORE =
  /\b(?:per|pro|je|par|por) (?:company|startup|deal|bedrijf|firma|unternehmen|société|entreprise|empresa|azienda|società)\b[^.;\n\d]{0,20}$|\b(?:checks?|cheques?|tickets?)(?: size)?s?\b[^.;\n\d]{0,30}$|\b(?:writ(?:e|ing)|put(?:ting)? in)\b[^.;,\n\d]{0,24}$/i;
const CHECK_AFTER =
  /^\s*(?:usd|dollars)?\s*(?:(?:first|initial|typical|angel|seed)\s+)?(?:checks?|cheques?|tickets?)\b|^\s*(?:per|je|pro|por|par|a|into (?:a|each)|in(?:to)? (?:each|(?:any )?one|a single)|in each|each|for each|apiece)\b\s*(?:company|startup|deal|investment|check|ticket|one|round)?/i;
const BUDGET_BEFORE =
  /\b(?:budget|fund(?: size)?|deploy(?:ing)?|capital|allocat\w+|total|altogether|overall|i have|we have|i've got|we've got|manag(?:e|ing)|invest(?:ing)?)\b[^.;\n\d]{0,30}$/i;
const BUDGET_AFTER =
  /^\s*(?:usd|dollars)?\s*(?:of (?:that|it|this|those)\s+)?(?:to (?:invest|deploy|put|spend|allocate)|fund\b|in total|total|budget|altogether|overall|of (?:dry powder|capital)|available|under management|aum|over the next|this year|for startups)/i;
const TOP_AFTER = /^\s*(?:usd|dollars)?\s*at the top\b/i;
const COMPANIES =
  /^\+?\s*(?:(?:portfolio|early[- ]stage|seed|tech)\s+){0,2}(?:companies|startups|investments|deals)\b/i;

const isMoney = ({ currency, scaled, value: amount }: Amount) =>
  currency !== null || scaled || amount >= 1000;

const HOLDING_BEFORE =
  /\b(?:portfolio|invested in|backed|made|hold|have|done|so far|with|across|currently)\b[^.;\n]{0,30}$/i;
const HOLDING_AFTER = /^[^.;\n]{0,30}\b(?:portfolio|so far|to date|already)\b/i;
const PORTFOLIO_OF = /\bportfolio (?:of|size(?: is)?:?|has)\s*(?:about |around )?$/i;
const INVESTING = /\binvest(?:ing)?\s*(?:about |around |between |from |roughly )*$/i;

/** The number of companies if an amount counts them; null if it counts something else. */
function companiesIn(
  { currency, low, value: count }: Amount,
  before: string,
  after: string,
): Fact['answer'] | 'none' | null {
  if (currency !== null) return null;
  if (COMPANIES.test(after)) {
    const isHolding = HOLDING_BEFORE.test(before) || HOLDING_AFTER.test(after);
    return isHolding && Number.isInteger(count) ? value(low ?? count) : 'none';
  }
  return PORTFOLIO_OF.test(before) && Number.isInteger(count) ? value(count) : null;
}

/** Whether the words around an amount make it a check size. */
function isCheck(amount: Amount, before: string, after: string, hasBudget: boolean): boolean {
  const isRange = amount.low !== null;
  if (!isMoney(amount) && !isRange) return false;
  if (CHECK_AFTER.test(after) || CHECK_BEFORE.test(before)) return true;
  // A range after the size of the fund is the check size.
  return isRange && (INVESTING.test(before) || (hasBudget && isMoney(amount)));
}

function checkFacts(text: string, amount: Amount, after: string): Fact[] {
  const { min, max } = checksOf(text, amount);
  const { start } = amount;
  const end = amount.end + (CHECK_AFTER.exec(after)?.[0].length ?? 0);
  return [
    ...(min ? [{ slot: 'check_size_min', answer: min, start, end }] : []),
    ...(max ? [{ slot: 'check_size_max', answer: max, start, end }] : []),
  ];
}

function amountsIn(text: string): Fact[] {
  const found: Fact[] = [];
  const amounts = findAmounts(text);
  const [counts, budgets, checks] = (['count', 'budget', 'check'] as const).map(
    (purpose) => new Set(holdingFor(text, amounts, purpose).holding),
  );
  for (const amount of amounts.filter(({ weak }) => !weak)) {
    const before = sentenceBefore(text, amount.start, 50);
    const after = text.slice(amount.end);
    const span = { start: amount.start, end: amount.end };
    const upper = () => amountAnswer(amount, { end: 'high' });
    const companies = companiesIn(amount, before, after);
    const hasBudget = found.some(({ slot }) => slot === 'budget');
    if (companies === 'none' || (companies && !counts?.has(amount))) continue;
    if (companies) found.push({ slot: 'portfolio_size', answer: companies, ...span });
    else if (isMoney(amount) && !checks?.has(amount)) continue;
    else if (isMoney(amount) && TOP_AFTER.test(after))
      found.push({ slot: 'check_size_max', answer: upper(), ...span });
    else if (isCheck(amount, before, after, hasBudget)) found.push(...checkFacts(text, amount, after));
    else if (
      budgets?.has(amount) === true &&
      isMoney(amount) &&
      (BUDGET_AFTER.test(after) || BUDGET_BEFORE.test(before))
    )
      found.push({ slot: 'budget', answer: upper(), ...span });
  }
  return found;
}

const NAMED_STAGE =
  /seed|series|early[ -]stage|late[ -]stage|growth[ -]stage|\bmvp\b|pre-?product|idea[ -]stage|angel/i;

/** Words that may stand beside stages in a sentence that only lists them: "Launched or growing." */
const BESIDE_STAGES =
  /^(?:or|and|only|at|in|the|mostly|mainly|ideally|stages?|startups?|companies|to|from)$/i;

/** The stages' own names. */
const OWN_NAME = /idea|mvp|prototyp|launch|grow/i;

/** Whether a sentence of the text names stages and nothing else. */
const isListOfStages = (text: string, spans: readonly { start: number; end: number }[]): boolean =>
  sentenceSpans(text).some(({ text: sentence, start }) => {
    const inside = spans.filter((span) => span.start >= start && span.end <= start + sentence.length);
    const others = blankOut(
      sentence,
      inside.map((span) => ({ start: span.start - start, end: span.end - start })),
      ' ',
    );
    const words = others.match(/[\p{L}\d]+/gu) ?? [];
    // "Any" may mean places as well.
    const isNamed = inside.some((span) => OWN_NAME.test(text.slice(span.start, span.end)));
    return isNamed && words.every((word) => BESIDE_STAGES.test(word));
  });

type IsFree = (span: { start: number; end: number }) => boolean;

function stageFacts(text: string, onlyAboutOneself: boolean, isFree: IsFree): Fact[] {
  const { stages, spans, rounds } = stagesIn(text);
  const isNamed = spans.some(({ start, end }) => NAMED_STAGE.test(text.slice(start, end)));
  if (
    !spans.some(isFree) ||
    !(isNamed || isListOfStages(text, spans) || (!onlyAboutOneself && /\bstages?\b/i.test(text)))
  )
    return [];
  const names = listOf(stages.map((stage) => STAGE_NAMES[stage]));
  const note = rounds.length > 0 ? `I take ${listOf(rounds)} as ${names}.` : undefined;
  return spans.map((span) => ({ slot: 'preferred_stages', answer: value(stages, note), ...span }));
}

const LOOKS_IN = /\b(?:invest(?:ing)?|focus(?:ed|ing)?|look(?:ing)?)\b[^.;\n]{0,60}\b(?:in|across|on|at)\b/i;
const IN = /\b(?:in|across|from)\s+(?:the )?(?:[\p{L} ,]{0,40}(?:and|,)\s*)?$/iu;
const EVERYWHERE = /^(?:global|world|any|every|internat|remote)/i;

function placeFacts(text: string, onlyAboutOneself: boolean, isFree: IsFree): Fact[] {
  if (onlyAboutOneself && !LOOKS_IN.test(text)) return [];
  const places = placesIn(text)
    .filter(isFree)
    .filter(({ start }) => !onlyAboutOneself || IN.test(sentenceBefore(text, start)))
    .filter(({ start }) => !isHome(text, start));
  const names = places.map(({ name }) => (EVERYWHERE.test(name) ? 'Worldwide' : usualSpelling(name)));
  const answer = value([...new Set(names)]);
  return places.map(({ start, end }) => ({ slot: 'geography_preference', answer, start, end }));
}

const LOOKS_FOR = /\b(?:invest(?:ing|s)?|focus(?:ed|ing)?|interested|look(?:ing)?|back(?:ing)?|sectors?)\b/i;

function sectorFacts(text: string, onlyAboutOneself: boolean, isFree: IsFree): Fact[] {
  if (onlyAboutOneself && (!LOOKS_FOR.test(text) || text.length > 160)) return [];
  const sectors = sectorsNamed(text).filter(isFree);
  const answer = value(sectors.map(({ sector }) => sector));
  return sectors.map(({ start, end }) => ({ slot: 'investment_sectors', answer, start, end }));
}

/** The facts about an investor that a message gives besides the answer to the question. */
export function investorFacts(text: string, { onlyAboutOneself }: FactOptions): Fact[] {
  const found = amountsIn(text);
  for (const facts of [stageFacts, placeFacts, sectorFacts]) {
    const isFree: IsFree = (span) => !found.some((fact) => overlaps(fact, span));
    found.push(...facts(text, onlyAboutOneself, isFree));
  }
  return found;
}

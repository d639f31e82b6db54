import { dollars, type Amount } from '../../text/money.js';
import { countryCalled } from '../../text/countries.js';
import { isForeign } from '../../text/foreign.js';
import { isHome, placesIn } from '../../text/places.js';
import { capitalise, listOf, stripFiller, wordCount } from '../../text/prose.js';
import { sectorName, sectorsNamed, SECTORS } from '../../text/sectors.js';
import { mend } from '../../text/slips.js';
import { STAGE_NAMES, stagesIn } from '../../text/stages.js';
import { amountAnswer, entriesOf, properly, readMoney, readText } from './readers.js';
import { doubt, unclear, value, type Answer } from './slot.js';

const distinct = (entries: readonly string[]) => {
  const seen = new Set<string>();
  return entries.filter((entry) => !seen.has(entry.toLowerCase()) && seen.add(entry.toLowerCase()));
};

/** All sectors that have a name of their own. */
export const EVERY_SECTOR = SECTORS.filter((sector) => sector !== 'Other');

/** Reads a list of sectors; known ones get their usual spelling, others stay as written. */
export function readSectors(text: string): Answer {
  const mended = mend(stripFiller(text))
    .replace(/^(?:no|nope|nah|not really)[\s,.!:—-]+/i, '')
    .replace(
      /[,;]?\s*\b(?:but\s+)?(?:not|no|never|except(?: for)?|without|excluding|avoid(?:ing)?)\s+(?!only\b)[^,;.\n]+/gi,
      '',
    );
  const cued =
    /\b(?:invest\w*|interested|focus\w*|speciali[sz]\w*|look(?:ing)?)\b[^.;\n]{0,40}?\b(?:in|on|at|into|by|about)\s+([^.;\n]+)/i.exec(
      mended,
    )?.[1];
  const said =
    cued !== undefined && sectorsNamed(cued).length >= Math.min(1, sectorsNamed(mended).length)
      ? cued
      : mended;
  const named = sectorsNamed(said);
  if (
    named.length === 0 &&
    /\b(?:agnostic|generalists?|any(?:thing)?(?: sector| industry)?(?! (?:to do|with|in|around|about|related|that|for)\b)|all (?:sectors|of them|industries)|everything|every sector|no (?:focus|preference|particular)|opportunistic|all)\b/i.test(
      said,
    )
  ) {
    return doubt(
      [...EVERY_SECTOR],
      `Founders are matched by sector, so a list helps. Shall I put all of them: ${listOf(EVERY_SECTOR)}? Or name the ones you know best.`,
    );
  }
  const words = wordCount(said);
  const entries = distinct(
    entriesOf(said.replaceAll(/\s+(?:in|from|across|with|at)(?: the)?\s*(?=,|$)/gi, ''))
      .flatMap((entry) => {
        const inside = sectorsNamed(entry);
        const phrase = wordCount(entry) > 3 || SENTENCE_WORDS.test(entry) || /\sfor\s/i.test(entry);
        if (inside.length > 0 && (phrase || inside.length > 1)) return inside.map(({ sector }) => sector);
        if (phrase || STAGES_ONLY.test(entry)) return [];
        // Beside known names in a long sentence a stray word is hardly a sector.
        return inside.length > 0 || named.length === 0 || words <= 10 ? [capitalise(sectorName(entry))] : [];
      })
      .filter((entry) => entry.length <= 80 && /\p{L}{2}/u.test(entry) && !/^(?:then|so|also)$/i.test(entry)),
  );
  return entries.length === 0
    ? unclear(`Which sectors are those? For example ${listOf(EVERY_SECTOR, 'or')}.`)
    : value(entries.slice(0, 50));
}
const SENTENCE_WORDS =
  /\b(?:i|i'm|i've|we|we're|we've|my|our|the|and|so|far|an|a|it|that|which|who|invest\w*|back\w*|companies|startups|in|with|to|of|years?|know|like|is|are|across|from|tickets?|checks?|usually|mostly)\b/i;
const STAGES_ONLY =
  /^(?:pre[ -]?seed|seed|series [a-e]\+?|early|early[ -]stage|growth|idea|mvp|launched|growing|mostly|mainly|stage|etc)$/i;

export interface Checks {
  readonly min?: Answer;
  readonly max?: Answer;
}

/** Which end of the check size an amount is, or both: "50 to 250k", "up to 250k", "at least 50k". */
export function checksOf(text: string, amount: Amount): Checks {
  const options = { end: 'high', plausible: 1000 } as const;
  const single = { ...amount, low: null };
  const before = text.slice(0, amount.start);
  const after = text.slice(amount.end);
  if (amount.low !== null) {
    return {
      min: amountAnswer({ ...single, value: amount.low }, options),
      max: amountAnswer(single, options),
    };
  }
  if (
    AT_MOST.test(before) ||
    /^\s*(?:(?:usd|dollars)\s*)?(?:max|at most|or less|tops|at the top|and below)/i.test(after)
  ) {
    return { max: amountAnswer(single, options) };
  }
  if (
    AT_LEAST.test(before) ||
    /^\s*(?:\+|min|at the (?:bottom|least)|and up|or more|upwards|at least)/i.test(after)
  ) {
    return { min: amountAnswer(single, options) };
  }
  const both = amountAnswer(single, options);
  if (both.kind !== 'value') return { min: both };
  const shown = dollars(Number(both.value));
  return {
    min: both,
    max: doubt(both.value, `Is ${shown} also the most? Say yes, or tell me the largest check.`),
  };
}
const AT_MOST =
  /\b(?:up to|at most|max(?:imum)?(?: of| is)?|(?:no|not|never) more than|below|under|(?<!(?:no|not|never) )less than)\s*(?:about |around |roughly )?$/i;
const AT_LEAST =
  /\b(?:at least|min(?:imum)?(?: of| is)?|from|over|above|(?<!(?:no|not|never) )more than|(?:no|not|never) less than|starting (?:at|from))\s*(?:about |around |roughly )?$/i;

export function readCompanies(text: string): Answer {
  if (
    /\b(?:rather not|prefer not|confidential|private|can't (?:say|share|disclose)|won't (?:say|share)|don't want to)\b/i.test(
      text,
    )
  ) {
    return doubt(
      'Not disclosed',
      'That is fine. Shall I put "Not disclosed"? Founders will read that in place of names.',
    );
  }
  if (
    /^(?:i|we)(?:'ve| have| had)?(?: not|n't| never| haven't)+(?: yet| ever)? (?:invested|backed|made|done|bought)\b(?!.*\b(?:but|except)\b)/i.test(
      stripFiller(text),
    )
  )
    return value('None yet');
  return readText(text, {
    lead: /^(?:i(?:'ve| have)?|we(?:'ve| have)?)\s+(?:(?:currently|already|so far)\s+)?(?:(?:have |am |are )?(?:invested|investing|shares|stakes|a stake) in|backed|back|hold|own)\s+/i,
    least: 1,
    more: 'Which companies are you invested in? A few names are enough, or "none yet".',
  });
}

export function readPlaces(text: string): Answer {
  const said = mend(stripFiller(text));
  if (
    /\b(?:anywhere|everywhere|no preference|agnostic|don't (?:mind|care)|doesn't matter|worldwide|global(?:ly)?|any(?: (?:country|region|location))?|remote)\b/i.test(
      said,
    )
  ) {
    return value(['Worldwide']);
  }
  // "We looked at Poland but did not invest" takes Poland out.
  const clauses = said.split(/[;.]\s+/);
  const meant = clauses.filter((clause) => !/\b(?:not|never|\w+n't)\b/i.test(clause));
  const naming = meant.filter((clause) => entriesOf(clause).some(isKnownPlace));
  const told = naming.length > 0 ? naming : meant;
  const about = told.length > 0 ? told.join('; ') : said;
  const known = placesIn(about).flatMap(({ name, start }) => (isHome(about, start) ? [] : [properly(name)]));
  const entries = distinct(
    entriesOf(about).map((entry) =>
      isForeign(about) ? (countryCalled(entry) ?? properly(entry)) : properly(entry),
    ),
  ).filter(
    (entry) =>
      !/^(?:not|no|never|except|nicht|pas|sin)\b/i.test(entry) &&
      wordCount(entry) <= 4 &&
      entry.length <= 80 &&
      /^\D*\p{L}{2}\D*$/u.test(entry) &&
      !/\b(?:me|us|here|home)\b/.test(entry),
  );
  const telling = entries.filter((entry) => !isBeside(entry) && !isHome(about, about.indexOf(entry)));
  if (telling.length < entries.length && telling.some(isKnownPlace))
    return value(distinct(telling.map(placeOf)).slice(0, 50));
  const long = wordCount(about) > 4 * Math.max(1, entries.length);
  if (known.length > 0 && (long || entries.length === 0)) return value(distinct(known));
  return entries.length > 0
    ? value(entries.slice(0, 50))
    : unclear('Which countries or regions? For example Europe, or the UK and Ireland.');
}

const isKnownPlace = (entry: string): boolean =>
  countryCalled(entry) !== null || placesIn(entry).length > 0 || STATES.test(entry);
const STATES = /^(?:California|Washington|Oregon|Texas|Florida|New York|Massachusetts|Illinois|Ohio)$/;
/** "Germany along the Rhine" is Germany. */
const placeOf = (entry: string): string =>
  wordCount(entry) > 2 ? (placesIn(entry)[0]?.name ?? entry) : entry;

/** Words of the sentence around the places. */
const isBeside = (entry: string): boolean =>
  !isKnownPlace(entry) &&
  (/^(?:so|also|then|egal|ha+|well|i|we|bueno|donc)\b/i.test(entry) ||
    (wordCount(entry) > 2 && /\s\p{Ll}/u.test(entry.replaceAll(/\s(?:and|of|the|de|la|del)\b/g, ''))));

export function readStages(text: string): Answer {
  const { stages: found, rounds } = stagesIn(mend(text));
  if (found.length === 0)
    return unclear('I have four to choose from: idea, MVP, launched and growing. Which of them suit you?');
  const names = listOf(found.map((stage) => STAGE_NAMES[stage]));
  return value(found, rounds.length > 0 ? `I take ${listOf(rounds)} as ${names}.` : undefined);
}

/** Only this end of the check size; the other end has its own slot and is read with it. */
export const readCheck = (text: string): Answer => readMoney(text, { end: 'high', plausible: 1000 });

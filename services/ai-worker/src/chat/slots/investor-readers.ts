import { dollars, STAGES } from '@proofround/contracts';
import { describedStages } from '@proofround/text/described-stage.js';
import { isForeign } from '@proofround/text/languages/foreign.js';
import type { Amount } from '@proofround/text/numbers/money.js';
import { countryCalled } from '@proofround/text/places/countries.js';
import { isHome, placesIn } from '@proofround/text/places/places-named.js';
import { STAGE_NAMES, stagesIn } from '@proofround/text/stages.js';
import { hasExclusions, withoutExclusions } from '@proofround/text/words/exclusions.js';
import { listOf, stripFiller, wordCount } from '@proofround/text/words/prose.js';
import { fixTypos } from '@proofround/text/words/typos.js';

import { readCount } from './counts.js';
import {
  amountAnswer,
  entriesOf,
  givesNoFigure,
  ONLY_EXCLUDES,
  readMoney,
  readText,
  usualSpelling,
} from './readers.js';
import { type Answer, doubt, unclear, value } from './slot.js';

const distinct = (entries: readonly string[]) => {
  const seen = new Set<string>();
  return entries.filter((entry) => !seen.has(entry.toLowerCase()) && seen.add(entry.toLowerCase()));
};

export interface Checks {
  readonly min?: Answer;
  readonly max?: Answer;
}

/** The end of the check size that an amount gives, or both: "50 to 250k", "up to 250k", "at least 50k". */
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
    (AT_MOST.test(before) && !NOT_BELOW.test(before)) ||
    /^\s*(?:(?:usd|dollars)\s*)?(?:max|at most|or less|tops|at the top|and below)/i.test(after)
  ) {
    return { max: amountAnswer(single, options) };
  }
  if (
    AT_LEAST.test(before) ||
    NOT_BELOW.test(before) ||
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
  /(?<!\p{L})(?:up to|at most|max(?:imum)?(?: of| is)?|(?:no|not|never) more than|below|under|(?<!(?:no|not|never) )less than|(?:never|not|n't|don't)(?: \p{L}+){0,3} (?:past|over|above|beyond)|hooguit|maximaal|höchstens|maximal|au (?:plus|maximum)|jusqu'à|como (?:mucho|máximo)|hasta|no máximo|até|al massimo|fino a|najwyżej|en fazla|högst|максимум|не более)\s*(?:about |around |roughly )?$/iu;
/** "we'd hardly get up for under 200k" */
const NOT_BELOW =
  /\b(?:not|never|hardly|rarely|seldom|nothing|no \p{L}+|\p{L}+n't)\b[^.;!?]{0,50}\b(?:under|below|less than)\s*(?:about |around |roughly )?$/iu;
const AT_LEAST =
  /(?<!\p{L})(?:at least|min(?:imum)?(?: of| is)?|minstens|minimaal|mindestens|au moins|al menos|como mínimo|pelo menos|no mínimo|almeno|co najmniej|en az|minst|минимум|не менее|from|over|above|(?<!(?:no|not|never) )more than|(?:no|not|never) less than|starting (?:at|from))\s*(?:about |around |roughly )?$/iu;

/** A list after a colon or a number names companies, whatever the rest of the answer keeps back. */
const LISTS_COMPANIES = /(?<!\p{L})(?:one|two|three|four|five|six|\d+)[^:.;]{0,20}:\s+\S/iu;

export function readCompanies(text: string): Answer {
  if (
    !LISTS_COMPANIES.test(text) &&
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

const NO_COMPANIES =
  /\b(?:no|not any|zero)\s+(?:\p{L}+\s)?(?:investments?|companies|deals|startups)\b|\b(?:never|(?:have|has|had) not|(?:haven|hasn|hadn)['’]?t)\s+(?:\p{L}+\s)?(?:invested|backed)\b/iu;

export const readPortfolioSize = (text: string): Answer =>
  NO_COMPANIES.test(text) && givesNoFigure(text, 'count') ? value(0) : readCount(text, 'companies');

export function readPlaces(text: string): Answer {
  const said = fixTypos(stripFiller(text));
  const answer = withoutExclusions(said.replaceAll(WHY_NOT, '')).replace(ANYWHERE_IN, '');
  const settled = SETTLES_FOR.exec(answer)?.groups?.['where'];
  if (settled !== undefined && entriesOf(settled).some(isKnownPlace)) return readPlaces(settled);
  if (
    /\b(?:anywhere|everywhere|no (?:\p{L}+ )?preference|agnostic|don't (?:mind|care)|doesn't matter|worldwide|global(?:ly)?|any (?:country|region|location)|remote)\b|^\W*any\W*$/iu.test(
      answer,
    )
  ) {
    return value(
      ['Worldwide'],
      hasExclusions(said)
        ? 'What you exclude belongs in your thesis: matches are made on that, too.'
        : undefined,
    );
  }
  // "We looked at Poland but did not invest" excludes Poland.
  const clauses = answer
    .split(/[;.]\s+|,\s+(?=(?:(?:i|we|they|it|he|she)(?:'\p{L}+)?|nowhere|never|nothing)\s)/iu)
    .filter((clause) => !/\b(?:not|never|nowhere|\w+n't)\b/i.test(clause));
  const naming = clauses.filter((clause) => entriesOf(clause).some(isKnownPlace));
  const about = (naming.length > 0 ? naming : clauses).join('; ');
  const known = placesIn(about).flatMap(({ name, start }) =>
    isHome(about, start) ? [] : [usualSpelling(name)],
  );
  const entries = distinct(
    entriesOf(about).map((entry) =>
      isForeign(about) ? (countryCalled(entry) ?? usualSpelling(entry)) : usualSpelling(entry),
    ),
  ).filter(
    (entry) =>
      !/^(?:not|no|never|except|nicht|pas|sin)\b/i.test(entry) &&
      wordCount(entry) <= 4 &&
      entry.length <= 80 &&
      /^\D*\p{L}{2}\D*$/u.test(entry) &&
      !/\b(?:me|us|here|home)\b/.test(entry) &&
      isNamed(entry, about),
  );
  const telling = entries.filter((entry) => !isBeside(entry) && !isHome(about, about.indexOf(entry)));
  if (telling.length < entries.length && telling.some(isKnownPlace))
    return value(distinct(telling.map(placeOf)).slice(0, 50));
  const long = wordCount(about) > 4 * Math.max(1, entries.length);
  const fewer = known.length < entries.filter(isKnownPlace).length;
  if (known.length > 0 && ((long && !fewer) || entries.length === 0)) return value(distinct(known));
  return entries.length > 0
    ? value(distinct(entries.map(placeOf)).slice(0, 50))
    : unclear(
        hasExclusions(said)
          ? ONLY_EXCLUDES
          : 'Which countries or regions? For example Europe, or the UK and Ireland.',
      );
}

/** Such words wish for a place and do not exclude it. */
const WHY_NOT =
  /(?<!\p{L})(?:why not|pourquoi pas|warum nicht|por qué no|por que não|perché no|waarom niet|czemu nie)(?!\p{L})/giu;

/** "Anywhere, but realistically Ireland" is Ireland. */
const SETTLES_FOR =
  /(?<!\p{L})(?:anywhere|everywhere|worldwide|global(?:ly)?|überall|weltweit|partout|en todas partes|em qualquer lugar|ovunque|overal|wszędzie|везде)(?!\p{L}).*(?<!\p{L})(?:but|aber|mais|pero|mas|ma|maar|ale|но)\s+(?<where>\S.*)$/isu;

/** "Anywhere in Europe" is Europe. */
const ANYWHERE_IN =
  /\b(?:anywhere|everywhere|any country|all countries|all)\s+(?:in|across|within|over|of)\s+(?=\p{L})/giu;

/** Whether an entry is a known place, or is capitalised in a text that uses capitals. */
const isNamed = (entry: string, text: string): boolean =>
  isKnownPlace(entry) || !/\p{Lu}/u.test(text.slice(1)) || text.includes(entry);

const isKnownPlace = (entry: string): boolean => countryCalled(entry) !== null || placesIn(entry).length > 0;
/** "Germany along the Rhine" gives Germany. */
const placeOf = (entry: string): string =>
  wordCount(entry) > 2 && !COMPASS.test(entry) ? (placesIn(entry)[0]?.name ?? entry) : entry;
/** A part of a country: "Nordeste do Brasil", "the north of England". */
const COMPASS =
  /(?<!\p{L})(?:nor(?:th|d|te|d?este|oeste|den|rden|ra)|sou?th|s[uü]d(?:en)?|su[lr]|sud(?:este|oeste)?|east|west|o[ve]?est(?:e|en)?|est(?:e)?|ost(?:en)?|leste|ovest|noord(?:en)?|zuid(?:en)?|oost(?:en)?|(?:north|south)(?:ern|east|west)|(?:east|west)ern|północ\p{L}*|południ\p{L}*|wsch\p{L}*|zach\p{L}*|sever\p{L}*|jih\p{L}*|východ\p{L}*|západ\p{L}*|kuzey|güney|doğu|batı|norra|södra|östra|västra|север\p{L}*|юг\p{L}*|восток\p{L}*|запад\p{L}*|central|centro|zentral\p{L}*|mitte)(?!\p{L})/iu;

/** Words of the sentence around the places. */
const isBeside = (entry: string): boolean =>
  !isKnownPlace(entry) &&
  (/^(?:so|also|then|egal|ha+|well|i|we|bueno|donc)\b/i.test(entry) ||
    (wordCount(entry) > 2 && /\s\p{Ll}/u.test(entry.replaceAll(/\s(?:and|of|the|de|la|del)\b/g, ''))));

export function readStages(text: string): Answer {
  const { stages: named, rounds } = stagesIn(fixTypos(text));
  // A funding round or an exclusion says enough; what follows only describes it.
  const described = rounds.length > 0 || hasExclusions(text) ? [] : describedStages(text);
  const found = STAGES.filter((stage) => named.includes(stage) || described.includes(stage));
  if (found.length === 0)
    return unclear(
      hasExclusions(text)
        ? ONLY_EXCLUDES
        : 'I have four to choose from: idea, MVP, launched and growing. Which of them suit you?',
    );
  const names = listOf(found.map((stage) => STAGE_NAMES[stage]));
  return value(found, rounds.length > 0 ? `I take ${listOf(rounds)} as ${names}.` : undefined);
}

/** Reads one end of the check size. The other end has its own slot. */
export const readCheck = (text: string): Answer => readMoney(text, 'check', { end: 'high', plausible: 1000 });

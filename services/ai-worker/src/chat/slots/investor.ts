import type { Stage } from '@proofround/contracts';

import { dollars, figure, type Amount } from '../../text/money.js';
import { countryCalled } from '../../text/countries.js';
import { isForeign } from '../../text/language.js';
import { isHome, placesIn } from '../../text/places.js';
import { sectorName, sectorsNamed, SECTORS } from '../../text/sectors.js';
import { STAGE_NAMES, stagesIn } from '../../text/stages.js';
import { capitalise, listOf, stripFiller, wordCount } from '../../text/prose.js';
import { mend } from '../../text/slips.js';
import { amountAnswer, entriesOf, properly, readCount, readMoney, readText } from './readers.js';
import { doubt, none, unclear, value, type Answer, type Slot } from './slot.js';
import { list, num, textSlot } from './text-slot.js';

const listed = (given: unknown) => listOf(list(given));
const stages = (given: unknown) => listOf(list(given).map((stage) => STAGE_NAMES[stage as Stage]));
const distinct = (entries: readonly string[]) => {
  const seen = new Set<string>();
  return entries.filter((entry) => !seen.has(entry.toLowerCase()) && seen.add(entry.toLowerCase()));
};

/** All sectors that have a name of their own. */
const EVERY_SECTOR = SECTORS.filter((sector) => sector !== 'Other');

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
    /\b(?:agnostic|generalists?|any(?:thing)?(?: sector| industry)?|all (?:sectors|of them|industries)|everything|every sector|no (?:focus|preference|particular)|opportunistic|all)\b/i.test(
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
      .filter((entry) => entry.length <= 80 && /\p{L}{2}/u.test(entry)),
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
  if (AT_MOST.test(before) || /^\s*(?:max|at most|or less|tops|and below)/i.test(after)) {
    return { max: amountAnswer(single, options) };
  }
  if (AT_LEAST.test(before) || /^\s*(?:\+|min|and up|or more|upwards|at least)/i.test(after)) {
    return { min: amountAnswer(single, options) };
  }
  const both = amountAnswer(single, options);
  if (both.kind !== 'value') return { min: both };
  const note = 'I put that as both the smallest and the largest check; tell me if it is only one of them.';
  return { min: { ...both, note }, max: both };
}
const AT_MOST =
  /\b(?:up to|at most|max(?:imum)?(?: of| is)?|(?:no|not|never) more than|below|under|(?<!(?:no|not|never) )less than)\s*(?:about |around |roughly )?$/i;
const AT_LEAST =
  /\b(?:at least|min(?:imum)?(?: of| is)?|from|over|above|(?<!(?:no|not|never) )more than|(?:no|not|never) less than|starting (?:at|from))\s*(?:about |around |roughly )?$/i;

function readCompanies(text: string): Answer {
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

function readPlaces(text: string): Answer {
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
  const about = meant.length > 0 ? meant.join('; ') : said;
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
  const long = wordCount(about) > 4 * Math.max(1, entries.length);
  if (known.length > 0 && (long || entries.length === 0)) return value(distinct(known));
  return entries.length > 0
    ? value(entries.slice(0, 50))
    : unclear('Which countries or regions? For example Europe, or the UK and Ireland.');
}

function readStages(text: string): Answer {
  const { stages: found, rounds } = stagesIn(mend(text));
  if (found.length === 0)
    return unclear('I have four to choose from: idea, MVP, launched and growing. Which of them suit you?');
  const names = listOf(found.map((stage) => STAGE_NAMES[stage]));
  return value(found, rounds.length > 0 ? `I take ${listOf(rounds)} as ${names}.` : undefined);
}

/** Only this end of the check size; the other end has its own slot and is read with it. */
const readCheck = (text: string): Answer => readMoney(text, { end: 'high', plausible: 1000 });

/** What POST /investor-profile takes, in the order in which it is asked for. */
export const INVESTOR_SLOTS: readonly Slot[] = [
  {
    name: 'investment_sectors',
    label: 'sectors',
    aliases: String.raw`(?:investment )?sectors?|investment_sectors|industr(?:y|ies)|focus(?: areas?)?|verticals?`,
    required: true,
    text: false,
    questions: () => [
      'Which sectors do you invest in?',
      `Founders are matched to you by sector. Which ones do you know best: ${listOf(EVERY_SECTOR, 'or')}? Others are fine too.`,
    ],
    why: 'The sectors decide which startups you are matched with.',
    example: 'FinTech and HealthTech',
    afterYes: 'Which ones?',
    read: readSectors,
    noneMeans: null,
    brief: listed,
    show: listed,
    fallback: () =>
      doubt(
        [...EVERY_SECTOR],
        `Shall I put all of them for now: ${listOf(EVERY_SECTOR)}? You can narrow it down later.`,
      ),
  },
  {
    name: 'budget',
    label: 'budget',
    aliases: String.raw`(?:total |investment |overall )?(?:budget|fund(?: size)?|capital)`,
    required: true,
    text: false,
    questions: () => [
      'How much do you plan to invest in total, in US dollars?',
      'A rough figure will do: over the next year or two, how much is there to invest altogether, in US dollars?',
    ],
    why: 'The budget tells founders whether their round is in reach; without it nobody can be matched to you.',
    example: '$2m',
    afterYes: 'How much, in US dollars?',
    read: (text) => readMoney(text, { end: 'high', plausible: 1000 }),
    noneMeans: null,
    brief: (given) => `a budget of ${dollars(num(given))}`,
    show: (given) => dollars(num(given)),
  },
  {
    name: 'check_size_min',
    label: 'smallest check',
    aliases: String.raw`(?:min(?:imum)?|smallest|lowest) (?:check|cheque|ticket|investment)(?: size)?|check_size_min|(?:check|cheque|ticket)(?: size)? (?:min(?:imum)?)|check sizes?|cheque sizes?|ticket sizes?|tickets?|checks?|cheques?`,
    labels: '(?:initial|first|typical|average|usual) (?:ticket|check|cheque|investment)s?(?: sizes?)?',
    required: false,
    text: false,
    questions: () => [
      'What size of check do you usually write, from how much to how much?',
      'What is the least you put into one company, in US dollars?',
    ],
    why: 'A founder who raises $250,000 wants to know who writes checks of that size.',
    example: '50 to 250k',
    afterYes: 'From how much to how much?',
    read: readCheck,
    noneMeans: none(),
    brief: (given) => `checks from ${dollars(num(given))}`,
    show: (given) => dollars(num(given)),
  },
  {
    name: 'check_size_max',
    label: 'largest check',
    aliases: String.raw`(?:max(?:imum)?|largest|biggest|highest) (?:check|cheque|ticket|investment)(?: size)?|check_size_max|(?:check|cheque|ticket)(?: size)? (?:max(?:imum)?)`,
    required: false,
    text: false,
    questions: ({ known }) => [
      known['check_size_min'] === undefined
        ? 'And the largest check you write into one company?'
        : `And the largest? You start at ${dollars(num(known['check_size_min']))}.`,
      'What is the most you put into one company, in US dollars?',
    ],
    why: 'It keeps rounds away that are too big for you.',
    example: '250k',
    afterYes: 'How much at most?',
    read: readCheck,
    noneMeans: none(),
    relevant: ({ skipped, known }) =>
      !skipped.includes('check_size_min') || known['check_size_min'] !== undefined,
    brief: (given) => `checks up to ${dollars(num(given))}`,
    show: (given) => dollars(num(given)),
  },
  {
    ...textSlot({
      name: 'current_companies',
      label: 'current companies',
      aliases: String.raw`(?:current |portfolio )?(?:companies|investments)|current_companies`,
      questions: () => [
        'Which companies are you invested in at the moment?',
        'Founders like to see whom you back already: which companies are those? A few names are enough; "none yet" is fine too.',
      ],
      why: 'Founders look at whom you already back, and competitors of your companies can be told apart.',
      example: 'Fernhill Health and Tallyworks',
      afterYes: 'Which ones?',
    }),
    required: true,
    read: readCompanies,
    noneMeans: value('None yet'),
    fallback: () => doubt('Not disclosed', 'Shall I put "Not disclosed" for now? You can add names later.'),
  },
  {
    name: 'preferred_stages',
    label: 'preferred stages',
    aliases: String.raw`(?:preferred |investment )?stages?|preferred_stages|rounds?`,
    required: false,
    text: false,
    questions: () => [
      'At which stages do you like to come in: idea, MVP, launched or growing? Pre-seed, seed and so on works too.',
      'Do you invest before there is a product, or once customers pay?',
    ],
    why: 'It tells early founders from later ones in your matches.',
    example: 'pre-seed and seed',
    afterYes: 'Which ones?',
    read: readStages,
    noneMeans: none(),
    brief: (given) => `${stages(given)} stage`,
    show: stages,
  },
  {
    name: 'geography_preference',
    label: 'regions',
    aliases: String.raw`(?:preferred )?(?:regions?|geograph(?:y|ies)|locations?|countr(?:y|ies))(?: preference)?|geography_preference`,
    required: false,
    text: false,
    questions: () => [
      'Where do you invest? Countries or regions.',
      'Is there a region you prefer, such as Europe or the US?',
    ],
    why: 'Founders outside your regions need not wait for an answer.',
    example: 'the UK and Ireland',
    afterYes: 'Which regions?',
    read: readPlaces,
    noneMeans: none(),
    brief: listed,
    show: listed,
  },
  {
    name: 'portfolio_size',
    label: 'portfolio size',
    aliases: String.raw`portfolio(?: size| count)?|portfolio_size|number of (?:companies|investments)`,
    required: false,
    text: false,
    questions: () => [
      'How many companies are in your portfolio altogether?',
      'Roughly how many investments have you made so far?',
    ],
    why: 'It tells founders how experienced you are as an investor.',
    example: '14',
    afterYes: 'How many?',
    read: (text) => readCount(text, 'companies'),
    noneMeans: value(0),
    brief: (given) => `${figure(num(given))} in the portfolio`,
    show: (given) => figure(num(given)),
  },
  textSlot({
    name: 'investment_thesis',
    label: 'investment thesis',
    aliases: String.raw`(?:investment )?thesis|investment_thesis|strategy|approach`,
    questions: ({ known }) => [
      `What makes you say yes to a startup${list(known['investment_sectors']).length > 0 ? ` in ${listOf(list(known['investment_sectors']).slice(0, 3), 'or')}` : ''}? Your thesis in a sentence or two.`,
      'What do the startups you like best have in common?',
    ],
    why: 'Matches are also made on what your thesis speaks of.',
    example: 'Back-office software for regulated small businesses.',
    afterYes: 'Tell me: what do you look for?',
    lead: /^(?:my|our|the) (?:investment )?thesis is(?: that| to)?\s+/i,
  }),
];

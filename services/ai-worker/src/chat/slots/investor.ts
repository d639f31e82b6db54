import { dollars, figure } from '@proofround/contracts';
import { STAGE_NAMES } from '@proofround/text/stages.js';
import { listOf } from '@proofround/text/words/prose.js';

import { readCheck, readCompanies, readPlaces, readPortfolioSize, readStages } from './investor-readers.js';
import { readMoney } from './readers.js';
import { EVERY_SECTOR, readSectors } from './sector-readers.js';
import { doubt, none, type Slot, value } from './slot.js';
import { list, num, stageName, textSlot } from './text-slot.js';

const listed = (given: unknown) => listOf(list(given));
const stages = (given: unknown) => listOf(list(given).map(stageName));

/** The fields of POST /investor-profile in the order of the questions. */
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
    plainly:
      'I need only the fields themselves, such as "FinTech" or "farming, energy"; "all of them" will do too.',
    choices: EVERY_SECTOR,
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
    plainly: 'I need one amount in US dollars, such as "$500k" or "2 million"; "under $100k" will do too.',
    roughly: 'A range is enough, such as "under $100k", "$100k to $500k" or "over $2m".',
    afterYes: 'How much, in US dollars?',
    read: (text) => readMoney(text, 'budget', { end: 'high', plausible: 1000 }),
    noneMeans: null,
    brief: (given) => `a budget of ${dollars(num(given))}`,
    show: (given) => dollars(num(given)),
  },
  {
    name: 'check_size_min',
    label: 'smallest check',
    aliases: String.raw`(?:min(?:imum)?|smallest|lowest|lower|bottom) (?:check|cheque|ticket|investment)(?: size)?|check_size_min|(?:check|cheque|ticket)(?: size)? (?:min(?:imum)?)|check sizes?|cheque sizes?|ticket sizes?|tickets?|checks?|cheques?`,
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
    aliases: String.raw`(?:max(?:imum)?|largest|biggest|highest|upper|top) (?:check|cheque|ticket|investment|limit)(?: size)?|check_size_max|(?:check|cheque|ticket)(?: size)? (?:max(?:imum)?)`,
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
      plainly:
        'I need only names, such as "Fernhill Health" or "Tallyworks, Kilnhouse"; "none yet" will do too.',
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
    choices: Object.values(STAGE_NAMES),
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
    aliases: String.raw`portfolio(?: size| count| companies)?|portfolio_size|number of (?:companies|investments)`,
    required: false,
    text: false,
    questions: () => [
      'How many companies are in your portfolio altogether?',
      'Roughly how many investments have you made so far?',
    ],
    why: 'It tells founders how experienced you are as an investor.',
    example: '14',
    afterYes: 'How many?',
    read: readPortfolioSize,
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

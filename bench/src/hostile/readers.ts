import { mergeAnswer } from '@proofround/ai-worker/analysis/openai/merge.js';
import { score } from '@proofround/ai-worker/analysis/rubric/ledger.js';
import { RubricAnalyst } from '@proofround/ai-worker/analysis/rubric/rubric-analyst.js';
import { converse } from '@proofround/ai-worker/chat/moves/converse.js';
import { statementsIn } from '@proofround/ai-worker/chat/reading/statements/patterns.js';
import { freshState } from '@proofround/ai-worker/chat/state.js';
import { TEXT_FIELDS } from '@proofround/ai-worker/claims/statement.js';
import {
  matchableInvestor,
  matchableStartup,
  type StartupFacts,
  startupFacts,
  TEXT_BOUNDS,
  type UserType,
} from '@proofround/contracts';
import { businessType } from '@proofround/marketplace/price-range/business-type.js';
import { rankPair } from '@proofround/matching';
import { anInvestorProfile, aStartup } from '@proofround/test-kit';
import { foreignNumbers } from '@proofround/text/numbers/foreign-numbers.js';
import { withoutExclusions } from '@proofround/text/words/exclusions.js';
import { v7 as uuid } from 'uuid';

/** A text that is hard to read: an opening, and then one piece again and again. */
export interface HostileText {
  readonly opening?: string;
  readonly piece: string;
}

export interface Reader {
  readonly name: string;
  /** The longest text that the API lets through to this reader. */
  readonly bound: number;
  /** The limit of processor time for one text at the bound. */
  readonly limitMs: number;
  readonly texts: readonly HostileText[];
  /** Returns a function that reads the text. The benchmark measures that function, not this preparation. */
  prepare(text: string): () => unknown;
}

const BOUND = TEXT_BOUNDS.long;
const pieces = (...all: string[]): HostileText[] => all.map((piece) => ({ piece }));

const facts = startupFacts.parse(aStartup());
const startup = matchableStartup.parse({ ...facts, startup_id: uuid(), overall_score: 60 });
const investor = matchableInvestor.parse({ ...anInvestorProfile(), investor_id: uuid() });
const inputOf = (given: StartupFacts) => ({ owner_id: 'x', facts: given, completed_tasks: [] });
const everywhere = (text: string): StartupFacts => ({
  ...facts,
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, text])),
});

/** Answers two messages three times each, as the first, a later and a repeated message. Each answer may take 50 ms. */
function chat(profile: UserType): Reader {
  return {
    name: `chat, ${profile}`,
    bound: BOUND,
    limitMs: 300,
    texts: [
      ...pieces('a ', '1 ', 'no, ', '12 users ', '$4k a month ', 'and the sector is fintech and ', '漢', ','),
      ...pieces('A b C d ', 'name: ', 'A&', 'Acme and ', 'Acme, ', 'I have Acme & ', 'nothing more to add '),
      ...pieces('a', '1', 'A1', '-', 'https://a.b/', 'zwei', 'hi', '!—', '.!'),
      { opening: 'Dear ', piece: 'a' },
      { opening: 'Dear ', piece: 'a ' },
      { opening: 'dear a b c ', piece: 'd' },
      { opening: 'nope', piece: '—-' },
      { opening: 'correction ', piece: '- ' },
      { opening: 'not a', piece: ',;' },
      { opening: 'change the sector', piece: ' ,' },
      ...pieces('! ', ' ', '1 ! ', 'number '),
      { opening: '1', piece: '! ' },
    ],
    prepare: (text) => {
      const first = freshState(profile);
      const named = converse(converse(first, 'Hello!').state, 'LedgerLoop').state;
      const repeated = converse(named, text).state;
      const unlike = `${text.slice(0, -1)}%`;
      return () =>
        [first, named, repeated].flatMap((state) => [converse(state, text), converse(state, unlike)]);
    },
  };
}

const DICTATED: Readonly<Record<UserType, readonly string[]>> = {
  startup: ['description', 'name', 'sector', 'stage', 'number of users', 'monthly revenue', 'location'],
  investor: ['thesis', 'sectors', 'budget', 'current companies', 'preferred stages', 'geography'],
};
const REPAIRS = [
  'Please remove the zebra',
  'Put the part about zebras under the problem',
  'Swap them',
  'no, zebra',
];

/** Stores the text in each field by a dictation, and then repairs the last one. Each message may take 50 ms. */
function dictations(profile: UserType): Reader {
  const fields = DICTATED[profile];
  return {
    name: `dictations and repairs, ${profile}`,
    bound: BOUND - 60,
    limitMs: 50 * (fields.length + REPAIRS.length),
    texts: [
      ...pieces(' ', '\n', ', ', ' and ', 'a ', 'A', '(', '! ', 'no '),
      { opening: '(', piece: ' ' },
      { opening: 'fintech', piece: ' ' },
    ],
    prepare: (text) => {
      const { state } = converse(freshState(profile), 'Hello!');
      const dictation = (field: string) => `Change the ${field} to "ab${text}no"`;
      const [field = ''] = fields;
      const told = converse(state, dictation(field)).state;
      return () => [
        ...fields.map((each) => converse(state, dictation(each))),
        ...REPAIRS.map((repair) => converse(told, repair)),
      ];
    },
  };
}

export const readers: readonly Reader[] = [
  {
    name: 'thesis of an investor',
    bound: BOUND,
    limitMs: 150,
    texts: pieces('no ', 'x', 'not in, ', 'é', '("', ' '),
    prepare: (text) => () => rankPair(startup, { ...investor, investment_thesis: text }),
  },
  {
    name: 'numbers of other languages',
    bound: BOUND,
    limitMs: 100,
    texts: pieces('einund', 'cent '),
    prepare: (text) => () => foreignNumbers(text, true),
  },
  {
    name: 'type of a business',
    bound: BOUND,
    limitMs: 100,
    texts: pieces('for ', 'a', 'online ', ' '),
    prepare: (text) => () => businessType([text, text, text]),
  },
  {
    name: 'statements of a message',
    bound: BOUND,
    limitMs: 100,
    texts: pieces('change the ', '- ', 'no, '),
    prepare: (text) => () => statementsIn(text, 'startup', { bare: true }),
  },
  chat('startup'),
  chat('investor'),
  dictations('startup'),
  dictations('investor'),
  {
    // Text that an earlier release stored may have long gaps.
    name: 'repairs of a stored text',
    bound: BOUND,
    limitMs: 50 * REPAIRS.length,
    texts: pieces(' ', '\n', ', ', ' and ', 'a '),
    prepare: (text) => {
      const { state } = converse(freshState('startup'), 'Change the description to "We lend tools"');
      const stored = { ...state, known: { ...state.known, idea_description: `ab${text}cd` } };
      return () => REPAIRS.map((repair) => converse(stored, repair));
    },
  },
  {
    name: 'what a text excludes',
    bound: BOUND,
    limitMs: 50,
    texts: [...pieces('no ', '(', ', '), { opening: 'crypto', piece: ' ' }, { opening: '(', piece: ' ' }],
    prepare: (text) => () => withoutExclusions(`${text.slice(0, -2)}no`),
  },
  {
    name: 'rubric, every text',
    bound: BOUND,
    limitMs: 150,
    texts: pieces(' ', '1', '1,', 'a', 'by ', 'our 1 ', 'A. ', 'give ', 'Ab ', '$1 ', 'ignore ', '1. 1. 1. '),
    prepare: (text) => {
      const analyst = new RubricAnalyst();
      const input = inputOf(everywhere(text));
      return () => analyst.analyse(input, () => undefined);
    },
  },
  {
    // Merging must not read the texts again for each factor.
    name: 'merge of a model’s answer',
    bound: BOUND,
    limitMs: 150,
    texts: pieces(
      'Bakers lose 3 hours a week to lists of lists. ',
      'We draw up each list for $154 a month and send it to the mill. ',
      'There are 900 bakers in our town and 40 mills that sell to them. ',
    ),
    prepare: (text) => {
      const input = inputOf(everywhere(text));
      const own = score(input.facts);
      const factors = own.ledger
        .filter(
          ({ dimension, rung }) => dimension !== 'risk' && dimension !== 'cap' && rung !== 'not_assessed',
        )
        .map(({ factor }) => ({
          factor,
          value: 100,
          field: 'problem_statement' as const,
          quote: text.slice(0, 40),
        }));
      const answer = {
        summary: 'The case is plain.',
        strengths: [],
        concerns: [],
        factors,
        risks: [],
        hold: [],
        tasks: [],
      };
      return () => mergeAnswer(input, own, answer);
    },
  },
];

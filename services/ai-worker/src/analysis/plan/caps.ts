import { type HorizonDays, type LedgerEntry, SCREENING_CAPS } from '@proofround/contracts';

import { type Brief, shortQuote } from './brief.js';
import { wholeDollars } from './figures.js';
import { HELD, ideasOfHold, type ScreeningFinding } from './hold.js';
import { BELOW_PROOF, type Wording } from './idea.js';

/** How a founder lifts a cap. */
interface Lift {
  /** Completes "… once … is settled". */
  readonly subject: string;
  /** The ids of ideas that ask for the same. */
  readonly covers: readonly string[];
  readonly write: (brief: Brief) => Wording;
}

const LIFTS: Readonly<Record<string, Lift>> = {
  'Funding ask without use of funds': {
    subject: 'the use of funds',
    covers: ['funds.break-down'],
    write: ({ ask, name }) => ({
      title:
        ask > 0
          ? `Say what the ${wholeDollars(ask)} will buy, line by line`
          : 'Say what the money will buy, line by line',
      description: `Write three to five lines with a sum each, the months they last and what ${name} will have reached at the end. The lines must add up to the whole. As long as nothing is written there, it holds the score down.`,
    }),
  },
  'No target market': {
    subject: 'the target market',
    covers: ['customer.choose-one'],
    write: ({ name }) => ({
      title: `Write down who buys ${name} first and how many of them there are`,
      description:
        'Name a trade or situation, a size and a place, so narrow that you could write a list, and count them with a source. As long as the target market is blank, it holds the score down.',
    }),
  },
  'Nobody uses it, pays for it or has promised to': {
    subject: 'the first user or signed promise',
    covers: ['users.letters', 'users.first', 'users.sign-up-page'],
    write: ({ prospects, name, isHinted }) => ({
      title: isHinted
        ? `Count who uses ${name}, pays for it or has promised to`
        : `Win one user, payer or signed promise for ${name}`,
      description: isHinted
        ? 'Your texts mention use, income or promises, but no number that is clear enough to count. Write down how many use it today, how many pay and how much, or who promised what by when. Bring back the number and its date.'
        : `Ask ten ${prospects} for one of three: to use it for a week, to pay a deposit or to sign a letter with a date and a price. Bring back the name, the date and what was agreed, and add it to your texts.`,
    }),
  },
};

/** The tasks that answer what the screening found, one per horizon. */
interface Answer {
  readonly subject: string;
  readonly steps: readonly (readonly [horizon: HorizonDays, title: string, ask: string])[];
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  [SCREENING_CAPS.contradiction.factor]: {
    subject: 'the contradiction',
    steps: [
      [
        7,
        'Make these two statements agree',
        'Correct the one that is wrong or out of date, put a date beside each figure, and say where it can be looked up. As long as they differ, it holds the score down.',
      ],
      [
        30,
        'Have somebody outside check which of the two statements is true',
        'Give a bookkeeper or an adviser what each statement comes from: the ledger, the list of customers, the log, the recipe. Bring back their signed answer and its date.',
      ],
      [
        90,
        'Read every field again with the answer beside you',
        'Correct each sentence that still says otherwise. Bring back the day since which your texts, your number fields and your books agree.',
      ],
    ],
  },
  [SCREENING_CAPS.impossible.factor]: {
    subject: 'the claim that cannot be',
    steps: [
      [
        7,
        'Write this claim again with what was measured',
        'Say how much, of what, on which day and by whom. Leave out what nobody has measured. The sentence holds the score down as long as it stands as it is.',
      ],
      [
        30,
        'Have the claim measured by somebody who gains nothing from it',
        'Give a university or a test laboratory what it needs to measure it without you in the room. Bring back the signed report, whatever it says.',
      ],
      [
        90,
        'Let a second laboratory repeat the measurement of the claim',
        'One measurement may be wrong. Give the second laboratory what the first wrote down. Bring back both figures side by side, and correct your texts by them.',
      ],
    ],
  },
};

const otherLift = (factor: string): Lift => ({
  subject: 'the first concern of the analysis',
  covers: [],
  write: () => ({
    title: `Resolve: ${factor}`.slice(0, 90).trimEnd(),
    description:
      'This holds your score down, whatever else is good. Correct the statement behind it, or add the proof that it is true, and let it be analysed again. The first concern of the analysis says what was found.',
  }),
});

const liftOf = (factor: string): Lift => LIFTS[factor] ?? otherLift(factor);

/** The subject of a cap, for "… once … is settled". */
export const subjectOfCap = (factor: string): string =>
  (factor === HELD ? 'the review' : ANSWERS[factor]?.subject) ?? liftOf(factor).subject;
export const ideasCoveredBy = (factor: string): readonly string[] => liftOf(factor).covers;

const MAX_QUOTE_LENGTH = 110;
const MAX_SENTENCE_LENGTH = 180;

/** The first sentence of the task: the founder's sentence, or else the finding's short text. */
function openingOf({ text, quote }: ScreeningFinding): string {
  if (quote !== null) return `You write: ${shortQuote(quote, MAX_QUOTE_LENGTH)}. `;
  return text.length <= MAX_SENTENCE_LENGTH ? `${text} ` : '';
}

/** The ideas that lift a cap. */
export function ideasOfCap({ factor, evidence }: LedgerEntry, findings: readonly ScreeningFinding[]) {
  if (factor === HELD && findings.some(({ cap }) => cap === HELD)) return ideasOfHold(findings);
  const answer = ANSWERS[factor];
  const finding = findings.find(({ cap }) => cap === factor);
  if (answer && finding) {
    const isContradiction = factor === SCREENING_CAPS.contradiction.factor;
    const opening = openingOf(isContradiction ? { ...finding, quote: null } : finding);
    return answer.steps.map(([horizon, title, ask], at) => ({
      id: at === 0 ? `cap.${factor}` : `cap.${factor}.${horizon}`,
      factor,
      rungs: BELOW_PROOF,
      horizon,
      write: (): Wording => ({
        title,
        description: at === 0 ? `${opening}${ask}` : ask,
      }),
    }));
  }
  // The cap's own evidence is the most specific.
  const shown =
    LIFTS[factor] === undefined && evidence !== null && !evidence.startsWith('Holds the overall score');
  const found = shown ? ` Found: ${evidence.slice(0, 80)}.` : '';
  return [
    {
      id: `cap.${factor}`,
      factor,
      rungs: BELOW_PROOF,
      horizon: 7 as const,
      write: (brief: Brief): Wording => {
        const wording = liftOf(factor).write(brief);
        return { ...wording, description: `${wording.description}${found}` };
      },
    },
  ];
}

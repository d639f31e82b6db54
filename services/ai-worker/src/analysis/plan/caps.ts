import type { LedgerEntry } from '@proofround/contracts';

import type { Brief } from './brief.js';
import { count, dollars, users as userCount } from './figures.js';
import { BELOW_PROOF, type Wording } from './idea.js';

/** How to lift what holds the score down. */
interface Lift {
  /** In the sentence "… once … is settled". */
  readonly subject: string;
  /** Ideas that would ask for the same again. */
  readonly covers: readonly string[];
  readonly write: (brief: Brief) => Wording;
}

const LIFTS: Readonly<Record<string, Lift>> = {
  'Funding ask without use of funds': {
    subject: 'the use of funds',
    covers: ['funds.break-down', 'funds.how-long', 'funds.milestone', 'funds.half-the-sum'],
    write: ({ ask, name }) => ({
      title:
        ask > 0
          ? `Say what the ${dollars(ask)} will buy, line by line`
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
    write: ({ prospects, name }) => ({
      title: `Win one user, payer or signed promise for ${name}`,
      description: `Ask ten ${prospects} for one of three: to use it for a week, to pay a deposit or to sign a letter with a date and a price. Bring back the name, the date and what was agreed, and add it to your texts.`,
    }),
  },
  'Statements contradict each other': {
    subject: 'the contradiction',
    covers: [],
    write: ({ claims, users, revenue }) => {
      const said = claims.said.users ?? claims.said.revenue;
      const fields = [
        ...(users > 0 ? [userCount(users)] : []),
        ...(revenue > 0 ? [`${dollars(revenue)} a month`] : []),
      ].join(' and ');
      return {
        title: 'Make your figures and your texts say the same',
        description: `${fields === '' ? 'Read your fields and your texts side by side' : `Your figures are ${fields}; read your texts beside them`}, and correct the one that is wrong or out of date. Put a date beside each figure${said?.statement ? `, beginning with the ${count(said.value)} in your text` : ''}. As long as they differ, it holds the score down.`,
        about: said?.statement ?? undefined,
      };
    },
  },
  'Cannot be as claimed': {
    subject: 'the claim that cannot be',
    covers: [],
    write: ({ name }) => ({
      title: `Let somebody independent measure what ${name} is said to do`,
      description:
        'As it is written, it cannot be. Correct the sentence that the first concern quotes, or have a laboratory, an auditor or a lawyer check it and link the signed report. As long as it stands there unchecked, it holds the score down.',
    }),
  },
  'Held for review': {
    subject: 'the review',
    covers: [],
    write: ({ name }) => ({
      title: `Answer why ${name} is held for review`,
      description:
        'No investor sees it before an admin has looked. Correct the sentence that the first concern quotes where it says what you do not do; otherwise ask for the review and hand in the licence, the contract or the consent that makes it lawful.',
    }),
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

/** What a cap is about, for the sentence "… once … is settled". */
export const subjectOfCap = (factor: string): string => liftOf(factor).subject;
export const ideasCoveredBy = (factor: string): readonly string[] => liftOf(factor).covers;

/** A cap that holds points back, as an idea to lift it. */
export const ideaOfCap = ({ factor, evidence }: LedgerEntry) => ({
  id: `cap.${factor}`,
  factor,
  rungs: BELOW_PROOF,
  horizon: 7 as const,
  write: (brief: Brief): Wording => {
    const wording = liftOf(factor).write(brief);
    // What the cap itself shows says more than any sentence chosen here.
    const shown =
      LIFTS[factor] === undefined && evidence !== null && !evidence.startsWith('Holds the overall score');
    return shown
      ? { ...wording, description: `${wording.description} Found: ${evidence.slice(0, 80)}.` }
      : wording;
  },
});

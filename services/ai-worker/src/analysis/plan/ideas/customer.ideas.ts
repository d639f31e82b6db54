import { count, milestone } from '../figures.js';
import { answer, type Idea, LOW } from '../idea.js';

/** Words for conversations with customers. */
const TALKS =
  /\b(?:interview\w*|spoke (?:to|with)|spoken (?:to|with)|talked (?:to|with)|conversations?|asked \d+|entrevist\w*|gesprach\w*|befragt\w*)\b/;

/** Words for customers who could be anybody. */
const WIDE =
  /\b(?:everyone|everybody|anyone|anybody|all (?:people|kinds|sorts|ages|companies|businesses)|any (?:company|business|person)|people who|worldwide|the (?:whole )?world|jeder|todos|tout le monde)\b/;

export const customer: readonly Idea[] = [
  {
    id: 'customer.choose-one',
    factor: 'Target customer',
    rungs: LOW,
    horizon: 7,
    write: ({ name, best }) => {
      const wide = best('everyone');
      if (wide?.field !== 'target_market' || !WIDE.test(wide.text)) return null;
      return {
        title: `Choose the one group of customers that ${name} serves first`,
        description:
          'Name a trade or situation, a size and a place, so narrow that you could write a list of them. Bring back one sentence, how many of them there are in that place, and three of them by name.',
        about: wide,
      };
    },
  },
  {
    id: 'customer.more-conversations',
    factor: 'Target customer',
    horizon: 30,
    write: ({ claims, prospects }) => {
      const spoken = claims.interviews;
      if (!spoken?.statement || !TALKS.test(spoken.statement.text)) return null;
      const next = milestone(spoken.value);
      return {
        title: `Go from ${count(spoken.value)} to ${count(next)} conversations with ${prospects}`,
        description: `Ask the new ones for a commitment: a date for a test, a deposit or an introduction. Bring back how many of the ${count(next)} agreed to one of the three, and what the others gave as their reason.`,
        about: spoken.statement,
        target: next,
      };
    },
  },
  {
    id: 'customer.first-conversations',
    factor: 'Target customer',
    stages: ['idea', 'mvp'],
    horizon: 30,
    origin: 'gap',
    write: ({ claims, prospects, opening, hasRisk, isInUse, isHinted, quote }) => {
      const first = opening('problem_statement', 'target_market');
      return isInUse ||
        isHinted ||
        claims.interviews !== null ||
        claims.of('customer_contact').some(({ isDenied }) => !isDenied) ||
        hasRisk('no_validation')
        ? null
        : {
            title: `Hear from ten ${prospects} what happened the last time`,
            description:
              'Ask what went wrong, what they did then and what it cost them. Do not show the product until the end. Bring back how many of the ten had the problem in the last month.',
            ...(first ? { shown: quote(first) } : {}),
          };
    },
  },
  answer('customer.one-thing', 'unfocused', 'Target customer', 7, ({ name }) => ({
    title: `Decide which single use of ${name} comes first`,
    description:
      'Give each use a line: who wants it, who pays, and what you have that proves it. Keep the one with the most proof and write down when the next may start. Bring back the one you kept and its figure.',
  })),
];

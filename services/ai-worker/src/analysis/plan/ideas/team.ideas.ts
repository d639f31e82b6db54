import { wholeDollars } from '../figures.js';
import { answer, BELOW_PROOF, type Idea } from '../idea.js';

/** The role of a future hire. */
const ROLE =
  /\b(engineer|developer|programmer|designer|salesperson|sales lead|seller|nurse|physician|support person|onboarding person|marketer|technician|agronomist|operator)s?\b/;
/** Words for who does the work. */
const WHO_WORKS =
  /\b(?:i|me|myself|alone|codes?|built (?:by|it)|buil(?:d|ds|t)|made (?:it|by)|program\w*|engineers?|developers?|sales|sells?)\b/;

export const team: readonly Idea[] = [
  {
    id: 'experience.write-down',
    factor: 'Relevant experience',
    rungs: ['not_assessed'],
    horizon: 7,
    isGap: true,
    write: ({ claims, name }) =>
      claims.facts.team_background === null &&
      !claims.statements.some(({ field, text }) => field !== 'funding_usage' && WHO_WORKS.test(text))
        ? {
            title: `Say who builds ${name}, who sells it and what each did before`,
            description:
              'The field for the team is blank, so that nothing of it counts yet. Write for each person the role, the hours a week and one result with a number that bears on this trade; where nobody builds or nobody sells, say whom you look for.',
          }
        : null,
  },
  {
    id: 'team.first-hire',
    factor: 'Team completeness',
    rungs: [...BELOW_PROOF],
    horizon: 90,
    write: ({ ask, claims, quote }) => {
      const use = claims.in('funding_usage').find(({ text }) => ROLE.test(text));
      const role = use && ROLE.exec(use.text)?.[1];
      if (ask === 0 || !use || role === undefined) return null;
      return {
        title: `Line up the ${role} for whom the ${wholeDollars(ask)} would pay`,
        description:
          'Write the profile in five lines and talk to three people who fit it. Bring back the salary they ask, their notice period and which of them would start when the round closes.',
        shown: quote(use),
      };
    },
  },
  answer('team.builder', 'no_technical_founder', 'Team completeness', 90, ({ name }) => ({
    title: `Bring the building of ${name} into the team`,
    description:
      'List what a technical partner would build in the first three months and show it to five engineers. Check meanwhile that the code and all accounts are in your name. Bring back who would join and on what terms.',
  })),
  answer('team.seller', 'no_seller', 'Team completeness', 30, ({ prospects }) => ({
    title: `Make ten sales calls to ${prospects} yourselves`,
    description:
      'Let the same founder make all ten, with a price in every call. Bring back how many said yes, how many said no, and the sentence you heard most often.',
  })),
];

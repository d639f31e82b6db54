import { count, milestone, users as userCount } from '../figures.js';
import { answer, HIGH, LOW, MIDDLE, PROVEN, type Idea } from '../idea.js';

/** Who it is for, and what they said. */
export const customer: readonly Idea[] = [
  {
    id: 'customer.choose-one',
    factor: 'Target customer',
    rungs: LOW,
    horizon: 7,
    write: ({ claims, name, best }) => {
      const wide = best('everyone');
      if (!wide && claims.in('target_market').length > 0) return null;
      return {
        title: `Choose the one group of customers that ${name} serves first`,
        description:
          'Name a trade or situation, a size and a place, so narrow that you could write a list of them. Bring back one sentence and how many of them there are in your own region.',
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
      if (!spoken?.statement) return null;
      const next = milestone(spoken.value);
      return {
        title: `Go from ${count(spoken.value)} to ${count(next)} conversations with ${prospects}`,
        description: `Ask the new ones for a commitment: a date for a test, a deposit or an introduction. Bring back how many of the ${count(next)} agreed to one of the three, and what the others gave as their reason.`,
        about: spoken.statement,
        step: next,
      };
    },
  },
  {
    id: 'customer.best-users',
    factor: 'Target customer',
    rungs: ['considered', 'explained', 'specified'],
    stages: ['mvp', 'launched', 'growing'],
    horizon: 30,
    write: ({ users, who, isSoftware }) =>
      users < 20 || !isSoftware
        ? null
        : {
            title: `Find what the keenest ${users < 100 ? 'five' : 'twenty'} of your ${userCount(users)} have in common`,
            description: `Sort your ${userCount(users)} by how often they came back last month and call five from the top. Write the target customer anew from what they share. Bring back the size, place and trigger that most of these ${who} have in common.`,
          },
  },
  {
    id: 'customer.references',
    factor: 'Target customer',
    rungs: [...HIGH],
    stages: ['launched', 'growing'],
    horizon: 30,
    write: ({ users, who }) =>
      users < 3
        ? null
        : {
            title: `Ask two of your ${who} to take an investor’s call`,
            description: `Choose among your ${userCount(users)} one that joined early and one that joined lately. Agree on what they may tell: what they pay, what changed for them and what they miss. Bring back two names and the times at which they can be called.`,
          },
  },
  {
    id: 'customer.who-decides',
    factor: 'Target customer',
    rungs: MIDDLE,
    horizon: 30,
    write: ({ who, opening, hasRisk }) => {
      const market = opening('target_market');
      if (!market || who === 'customers' || hasRisk('long_sales_cycle')) return null;
      return {
        title: `Ask three ${who} who decides and who pays for such a purchase`,
        description:
          'Let each of them tell how the last purchase of this kind went: who had to agree, where the money came from and how long it took. Bring back for each of the three who decided, the sum and the weeks.',
        about: market,
      };
    },
  },
  {
    id: 'customer.list-twenty',
    factor: 'Target customer',
    rungs: MIDDLE,
    horizon: 7,
    write: ({ prospects, claims, isInUse, opening }) => {
      const market = opening('target_market');
      if (!market || claims.of('everyone').length > 0 || isInUse) return null;
      return {
        title: `List 20 ${prospects} by name and write to the first ten`,
        description:
          'Note for each who decides, how you can reach them and what they do about the problem today. Bring back how many of the ten answered, and what two of them said.',
        about: market,
      };
    },
  },
  {
    id: 'customer.first-conversations',
    factor: 'Target customer',
    stages: ['idea', 'mvp'],
    horizon: 30,
    write: ({ claims, prospects, opening, hasRisk, isInUse }) =>
      isInUse ||
      claims.interviews !== null ||
      claims.of('customer_contact').some(({ isDenied }) => !isDenied) ||
      hasRisk('no_validation')
        ? null
        : {
            title: `Hear from ten ${prospects} what happened the last time`,
            description:
              'Ask what went wrong, what they did then and what it cost them. Do not show the product until the end. Bring back how many of the ten had the problem in the last month.',
            about: opening('problem_statement', 'target_market'),
          },
  },
  {
    id: 'customer.those-who-left',
    factor: 'Target customer',
    rungs: PROVEN,
    horizon: 7,
    write: ({ users, who }) =>
      users < 5
        ? null
        : {
            title: `Ask three ${who} who left or said no for their reason`,
            description: `With ${userCount(users)} the reasons of those who are missing teach more than those of the others. Write them down in their words. Bring back three reasons and which of them you would act on.`,
          },
  },
  answer('customer.first-proof', 'no_validation', 'Target customer', 7, ({ prospects, isInUse }) =>
    isInUse
      ? null
      : {
          title: `Put the idea in front of five ${prospects} this week`,
          description:
            'Take people who are neither friends nor family, ask what they do about it today and what it costs them, and only then describe yours. Bring back how many of the five asked when they could have it.',
        },
  ),
  answer('customer.one-thing', 'unfocused', 'Target customer', 7, ({ name }) => ({
    title: `Decide which single use of ${name} comes first`,
    description:
      'Give each use a line: who wants it, who pays, and what you have that proves it. Keep the one with the most proof and write down when the next may start. Bring back the one you kept and its figure.',
  })),
  answer('customer.old-habit', 'behaviour_change', 'Target customer', 30, ({ who }) => ({
    title: `Watch five ${who} fall back into their old habit`,
    description:
      'Give them the new way for two weeks and note each time they did it the old way and why. Bring back on how many of the days they used yours, and the most frequent reason for going back.',
  })),
  answer('customer.who-pays-for-them', 'customer_cannot_pay', 'Target customer', 30, ({ who }) => ({
    title: `Find somebody else who gains enough to pay for your ${who}`,
    description:
      'List who saves or earns when the problem goes away: an employer, an insurer, a buyer, a public fund. Ask three of them for a price. Bring back who named a sum and how much it was.',
  })),
];

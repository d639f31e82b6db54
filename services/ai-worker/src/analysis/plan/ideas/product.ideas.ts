import { count, milestone, users as userCount } from '../figures.js';
import { answer, type Idea } from '../idea.js';

export const product: readonly Idea[] = [
  {
    id: 'product.link',
    factor: 'Product',
    stages: ['mvp', 'launched', 'growing'],
    horizon: 7,
    isLast: true,
    write: ({ claims, name, opening, isSoftware }) =>
      claims.facts.product_url !== null
        ? null
        : {
            title: `Add a link where a stranger can see ${name} at work`,
            description: `A page, ${isSoftware ? 'a test account' : 'photographs'} or a recording of three minutes will do; show one real case from start to end. Put the link into the product field and note how many of five strangers understood it.`,
            about: opening('solution_statement'),
          },
  },
  answer('product.ten-units', 'hardware', 'Product', 90, ({ who, isInUse, isHinted }) =>
    isInUse || isHinted
      ? null
      : {
          title: `Build ten units and let ${who} use them for a month`,
          description:
            'Write down parts, labour, shipping and repair for each unit, and ask a maker for the price of 100 and of 1,000. Bring back the cost of a unit at 10, 100 and 1,000 and how many of the ten failed.',
        },
  ),
  answer('product.delivery-cost', 'perishable_logistics', 'Product', 30, () => ({
    title: 'Take the full cost of your last 20 deliveries',
    description:
      'Count driver, vehicle, packing, losses and complaints for each of the 20. Bring back the cost of one delivery, the share that spoiled or came late, and the price that customers paid for it.',
  })),
];

export const users: readonly Idea[] = [
  {
    id: 'users.next-milestone',
    factor: 'Users',
    horizon: 90,
    write: ({ users: now, claims, name, isSoftware }) => {
      if (now < 1 || !(isSoftware || claims.price?.monthly != null)) return null;
      const next = milestone(now);
      return {
        title: `Grow ${name} from ${count(now)} to ${count(next)} users`,
        description:
          now < 5
            ? `${now === 1 ? 'Ask your first user for three introductions' : `Ask each of your ${userCount(now)} for two introductions`} and set the product up with every newcomer yourself. Bring back how many you asked, how many started and how many are still there after four weeks.`
            : `Choose the one way that brought most of your ${userCount(now)} and do only that for six weeks. Count every Monday how many started and how many are still there after four weeks. Bring back both numbers.`,
        step: next,
      };
    },
  },
  answer('users.stop-leaving', 'high_churn', 'Users', 30, ({ who, claims }) => ({
    title: `Call ten ${who} who left and find the week in which they stop`,
    description: `Note when each last used it and what happened just before, then change one thing for the newcomers of a month. Bring back the share that leaves in a month${claims.churn === null ? '' : `, compared with the ${claims.churn.value} % of today`}.`,
  })),
  answer('users.one-side-first', 'two_sided_start', 'Users', 30, ({ who }) => ({
    title: 'Choose one town and one side of the market to fill first',
    description: `Serve one side by hand until ${who} find what they look for in one small place. Bring back how many of ten requests there were met within two days.`,
  })),
  answer('users.real-use', 'vanity_metrics', 'Users', 7, ({ isSoftware }) => ({
    title: `Replace reach by a count of ${isSoftware ? 'weekly users' : 'those who bought or came'}`,
    description: `Views, followers and downloads say nothing about ${isSoftware ? 'use. Define one action that helps a user and count who did it' : 'demand. Count who ordered, paid or took part'} in each of the last four weeks. Bring back the four numbers.`,
  })),
];

import { count, milestone, users as userCount } from '../figures.js';
import { answer, type Idea } from '../idea.js';

/** Words for a product that strangers can open. */
const LIVE =
  /\b(?:is|went|are|been|now) (?:live|online)\b|\b(?:in|on) (?:the |both )?(?:app|play) ?stores?\b|\blaunched (?:in|on|last|the)\b|\bopen(?:ed)? to the public\b/;

export const product: readonly Idea[] = [
  {
    id: 'product.link',
    factor: 'Product',
    stages: ['mvp', 'launched', 'growing'],
    horizon: 7,
    write: ({ claims, name, isSoftware, quote }) => {
      const live = claims.statements.find(
        ({ field, text, isPlanned }) =>
          !isPlanned && /^(?:idea_description|solution_statement)$/.test(field) && LIVE.test(text),
      );
      if (!live || !isSoftware || claims.facts.product_url !== null) return null;
      return {
        title: `Add the link to what is live: ${name}`,
        description:
          'An investor who reads this looks for the page and finds none. Put its address into the product field, or a recording of three minutes of one real case. Bring back how many of five strangers understood it.',
        shown: quote(live),
      };
    },
  },
  answer('product.delivery-cost', 'perishable_logistics', 'Figures', 30, () => ({
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
    origin: 'general',
    write: ({ users: now, claims, name, isSoftware }) => {
      if (now < 1 || !(isSoftware || claims.price?.monthly != null)) return null;
      const next = milestone(now);
      return {
        title: `Grow ${name} from ${count(now)} to ${count(next)} users`,
        description:
          now < 5
            ? `${now === 1 ? 'Ask your first user for three introductions' : `Ask each of your ${userCount(now)} for two introductions`} and set the product up with every newcomer yourself. Bring back how many you asked, how many started and how many are still there after four weeks.`
            : `Choose the one way that brought most of your ${userCount(now)} and do only that for six weeks. Count every Monday how many started and how many are still there after four weeks. Bring back both numbers.`,
        target: next,
      };
    },
  },
  answer('users.one-side-first', 'two_sided_start', 'Users', 30, ({ who }) => ({
    title: 'Choose one town and one side of the market to fill first',
    description: `Serve one side by hand until ${who} find what they look for in one small place. Bring back how many of ten requests there were met within two days.`,
  })),
  answer('users.real-use', 'vanity_metrics', 'Users', 7, ({ isSoftware }) => ({
    title: `Replace reach by a count of ${isSoftware ? 'weekly users' : 'those who bought or came'}`,
    description: `Views, followers and downloads say nothing about ${isSoftware ? 'use. Define one action that helps a user and count who did it' : 'demand. Count who ordered, paid or took part'} in each of the last four weeks. Bring back the four numbers.`,
  })),
];

import { count, milestone, users as userCount } from '../figures.js';
import { answer, HIGH, LOW, PROVEN, type Idea } from '../idea.js';

/** What there is to see. */
export const product: readonly Idea[] = [
  {
    id: 'product.click-through',
    factor: 'Product',
    rungs: LOW,
    stages: ['idea'],
    horizon: 90,
    write: ({ claims, name, prospects, opening, isInUse, isSoftware }) =>
      isInUse || claims.facts.product_url !== null
        ? null
        : {
            title: `Build a version of ${name} that five ${prospects} can try`,
            description: isSoftware
              ? 'One path from start to result is enough, with paper or a ready-made tool behind it. Watch each of the five try it without help. Bring back how many reached the end and where the others stopped.'
              : 'Make the smallest sample that does the job once and charge what it costs you. Stay with each of the five while they try it. Bring back how many would pay for the next one and what the others missed.',
            about: opening('solution_statement'),
          },
  },
  {
    id: 'product.link',
    factor: 'Product',
    stages: ['mvp', 'launched', 'growing'],
    horizon: 7,
    write: ({ claims, name, opening, isSoftware }) =>
      claims.facts.product_url !== null
        ? null
        : {
            title: `Add a link where a stranger can see ${name} at work`,
            description: `A page, ${isSoftware ? 'a test account' : 'photographs'} or a recording of three minutes will do; show one real case from start to end. Put the link into the product field and note how many of five strangers understood it.`,
            about: opening('solution_statement'),
          },
  },
  {
    id: 'product.case',
    factor: 'Product',
    rungs: HIGH,
    stages: ['mvp', 'launched', 'growing'],
    horizon: 30,
    write: ({ users, one, name, opening }) =>
      users < 2
        ? null
        : {
            title: `Publish how one ${one} uses ${name}`,
            description: `Choose among your ${userCount(users)} one who agrees to be named. Tell what they did before, what they do now and one figure that changed. Bring back the link and the figure.`,
            about: opening('solution_statement'),
          },
  },
  {
    id: 'product.watch-strangers',
    factor: 'Product',
    rungs: ['considered', 'explained', 'specified'],
    stages: ['mvp', 'launched'],
    horizon: 7,
    write: ({ prospects, name, opening, isSoftware }) =>
      isSoftware
        ? {
            title: `Watch three ${prospects} use ${name} without your help`,
            description:
              'Give them one task, say nothing and take the time. Write down every place at which they hesitate. Bring back how many of the three finished and the one thing you will change first.',
            about: opening('solution_statement'),
          }
        : null,
  },
  {
    id: 'product.deck',
    factor: 'Product',
    rungs: [...HIGH, ...PROVEN],
    stages: ['launched', 'growing'],
    horizon: 7,
    write: ({ claims, users, name }) =>
      claims.facts.pitch_deck_url !== null || users === 0
        ? null
        : {
            title: `Put ${name} into ten slides and add the link`,
            description: `Show problem, product, your ${userCount(users)} by month, price, team and what the money buys, with one figure on each slide. Bring back the link and the slide on which two readers had questions.`,
          },
  },
  answer('product.ten-units', 'hardware', 'Product', 90, ({ who, isInUse }) =>
    isInUse
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

/** Who uses it, and whether they stay. */
export const users: readonly Idea[] = [
  {
    id: 'users.sign-up-page',
    factor: 'Users',
    rungs: LOW,
    stages: ['idea'],
    horizon: 7,
    write: ({ isInUse, prospects, claims, opening }) =>
      isInUse || claims.of('commitment').length > 0
        ? null
        : {
            title: `Show one page to 30 ${prospects} and count who signs up`,
            description:
              'State the problem, the result and a price, with a place for the e-mail address. Send it to people who do not know you. Bring back how many of the 30 left their address and what three of them wrote.',
            about: opening('solution_statement'),
          },
  },
  {
    id: 'users.letters',
    factor: 'Users',
    rungs: LOW,
    stages: ['idea', 'mvp'],
    horizon: 90,
    write: ({ isInUse, claims, prospects, name }) =>
      isInUse || claims.commitments !== null
        ? null
        : {
            title: `Get three ${prospects} to promise in writing to use ${name}`,
            description:
              'A letter of intent with a start date, a price and a signature, or a deposit. Ask eight for it. Bring back how many signed, the sum of the prices and the reason of those who did not.',
          },
  },
  {
    id: 'users.first',
    factor: 'Users',
    rungs: ['absent', 'considered', 'explained'],
    stages: ['mvp', 'launched', 'growing'],
    horizon: 30,
    write: ({ isInUse, isSoftware, who, name, claims }) =>
      isInUse || claims.commitments !== null
        ? null
        : {
            title: `Win your first five ${isSoftware ? 'weekly ' : ''}${who} for ${name}`,
            description: `Find them one by one and serve each of them yourself. Bring back how many of the five came back ${isSoftware ? 'in the second week ' : ''}without being asked, and what the others did instead.`,
          },
  },
  {
    id: 'users.waitlist',
    factor: 'Users',
    horizon: 30,
    write: ({ claims, name }) => {
      const waiting = claims.commitments;
      if (!waiting?.statement || waiting.value < 2) return null;
      const first = Math.max(1, Math.ceil(waiting.value / 10));
      return {
        title: `Turn ${count(first)} of the ${count(waiting.value)} who promised into users of ${name}`,
        description:
          'Write to those who promised most clearly, name a date and a price, and let them start even if much is still done by hand. Bring back how many you asked, how many started and how many paid.',
        about: waiting.statement,
        step: first,
      };
    },
  },
  {
    id: 'users.next-milestone',
    factor: 'Users',
    horizon: 90,
    write: ({ users: now, who, name, isSoftware }) => {
      if (now < 1) return null;
      const next = milestone(now);
      return {
        title: `Grow ${name} from ${count(now)} to ${count(next)} ${isSoftware ? 'users' : 'customers'}`,
        description:
          now < 5
            ? `${now === 1 ? 'Ask your first user for three introductions' : `Ask each of your ${userCount(now)} for two introductions`} and set the product up with every newcomer yourself. Bring back how many ${who} you asked, how many started and how many are still there after four weeks.`
            : `Choose the one way that brought most of your ${userCount(now)} and do only that for six weeks. Count every Monday how many ${who} started and how many are still there after four weeks. Bring back both numbers.`,
        step: next,
      };
    },
  },
  {
    id: 'users.come-back',
    factor: 'Users',
    stages: ['mvp', 'launched', 'growing'],
    horizon: 7,
    write: ({ users: now, claims, hasRisk, isSoftware }) =>
      !isSoftware ||
      now < 3 ||
      claims.churn !== null ||
      claims.of('retention').length > 0 ||
      hasRisk('high_churn')
        ? null
        : {
            title: `Count how many of your ${userCount(now)} came back last week`,
            description: `Say what counts as use, then look at each month’s newcomers: how many of them are still active after four and after eight weeks? Of ${userCount(now)}, the ones who stay are the figure that investors ask for first.`,
          },
  },
  {
    id: 'users.channel',
    factor: 'Users',
    rungs: ['considered', 'explained', 'specified'],
    stages: ['mvp', 'launched', 'growing'],
    horizon: 7,
    write: ({ users: now, hasRisk }) =>
      now < 10 || hasRisk('paid_acquisition')
        ? null
        : {
            title: `Ask the last ten of your ${userCount(now)} how they heard of you`,
            description:
              'Note for each the way, the days from first contact to first use and what it cost you. Bring back the channel that brought most of the ten and its cost for one user.',
          },
  },
  {
    id: 'users.recommend',
    factor: 'Users',
    rungs: ['specified', 'evidenced'],
    stages: ['launched', 'growing'],
    horizon: 30,
    write: ({ users: now, who }) =>
      now < 10
        ? null
        : {
            title: `Ask 20 ${who} to bring one other and count who comes`,
            description: `Pick the 20 most active of your ${userCount(now)} and ask each in person, not by a mass e-mail. Bring back how many named somebody, how many of those started and what made the others hesitate.`,
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
  answer('users.after-the-fashion', 'fad', 'Users', 90, ({ who }) => ({
    title: 'Show that people stay when the fashion has passed',
    description: `Compare ${who} who came during the excitement with those who came after it. Bring back the share of both groups that is still active after two months.`,
  })),
];

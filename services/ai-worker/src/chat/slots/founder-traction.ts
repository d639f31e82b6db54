import { dollars, figure } from '@proofround/contracts';

import { readAsk, readLocation, readRevenue, readUsers } from './founder-readers.js';
import { readLink } from './readers.js';
import { none, type Slot, value } from './slot.js';
import { asIs, num, quoted, str, textSlot } from './text-slot.js';

/** The second half of the founder interview: traction, team and funding. */
export const TRACTION_SLOTS: readonly Slot[] = [
  {
    name: 'user_count',
    label: 'number of users',
    aliases: String.raw`(?:number of |total |active |paying )?(?:users?|customers?|clients)(?: count| number|base)?|user_count`,
    required: false,
    text: false,
    questions: ({ name, known }) => [
      known['stage'] === 'idea'
        ? `Is anyone testing ${name} yet? How many people?`
        : `How many people or companies use ${name} today?`,
      'How many users are there, roughly? Zero is fine as well.',
    ],
    why: 'Users are the plainest evidence that somebody wants it. Zero is an honest answer.',
    counts:
      'People or companies that use it today count, trial accounts in use included. A waiting list, downloads and planned customers do not. There is no minimum, and zero is fine.',
    example: '12',
    afterYes: 'Good! How many, roughly?',
    halfAnsweredByYes: true,
    read: readUsers,
    noneMeans: value(0),
    brief: (given) => `${figure(num(given))} ${given === 1 ? 'user' : 'users'}`,
    show: (given) => figure(num(given)),
  },
  {
    name: 'monthly_revenue',
    label: 'monthly revenue',
    aliases: String.raw`(?:monthly |recurring |current )*(?:revenues?|income|sales|turnover|mrr)|monthly_revenue`,
    required: false,
    text: false,
    questions: ({ known }) => {
      const users = num(known['user_count']);
      return [
        users > 0
          ? `And what ${users === 1 ? 'does that one user' : `do those ${figure(users)} users`} bring in? Roughly how much revenue a month, in US dollars?`
          : 'Is there any revenue yet? Roughly how much a month, in US dollars?',
        'What comes in per month, roughly, in US dollars? Zero is fine as well.',
      ];
    },
    why: 'Revenue shows that people pay. Before it, zero is the honest answer and nothing to hide.',
    counts:
      'What customers pay in a month counts, before costs. Grants, loans, deposits and what is only promised do not. There is no minimum, and zero is fine.',
    example: '$1,850',
    afterYes: 'Good! Roughly how much a month, in US dollars?',
    halfAnsweredByYes: true,
    read: readRevenue,
    noneMeans: value(0),
    brief: (given) => (given === 0 ? 'no revenue yet' : `${dollars(num(given))} a month`),
    show: (given) => `${dollars(num(given))} a month`,
  },
  {
    name: 'funding_ask',
    label: 'funding ask',
    aliases: String.raw`(?:funding |investment |the )?(?:ask|goal|round(?: size)?|raise|amount)|funding(?: amount| needed)?|funding_ask|fundraise`,
    labels: 'looking for|seeking|raising|round|need',
    required: false,
    text: false,
    questions: ({ name }) => [
      `How much money are you looking to raise for ${name}, in US dollars?`,
      'Are you raising money? A rough amount in US dollars is enough, or tell me that you are not.',
    ],
    why: 'Investors are matched by what you ask for and what they usually write checks for.',
    counts:
      'The sum that you want from investors now counts. There is no usual one; most founders ask for what 12 to 18 months cost them.',
    example: '$250k',
    afterYes: 'How much, in US dollars?',
    halfAnsweredByYes: true,
    read: readAsk,
    noneMeans: none(),
    brief: (given) => `raising ${dollars(num(given))}`,
    show: (given) => dollars(num(given)),
  },
  textSlot({
    name: 'funding_usage',
    label: 'use of funds',
    aliases: String.raw`use of (?:the )?(?:funds|funding|money)|funding (?:usage|use)|funding_usage|usage|use`,
    labels:
      '(?:the )?money goes (?:to|into)|(?:the )?money (?:for|is for)|use of proceeds|spend(?:ing)?(?: on)?',
    questions: ({ known }) => [
      `What would the ${dollars(num(known['funding_ask']))} pay for?`,
      'What would the money change: whom would you hire, what would you build?',
    ],
    why: 'A plan for the money tells investors what they would be buying.',
    example: '60% engineering, 40% sales to reach 100 clinics.',
    afterYes: 'What would it pay for?',
    least: 1,
    lead: /^(?:(?:it|that|the money|this|we)(?:'d| would|'ll| will)? (?:be (?:used )?for|pay for|go (?:to|into|towards?)|use it (?:for|on|to)|spend it on)|for)\s+/i,
    brief: (given) => `the money for ${quoted(given)}`,
    relevant: ({ known }) => num(known['funding_ask']) > 0,
  }),
  textSlot({
    name: 'team_background',
    label: 'team',
    aliases: String.raw`(?:our |founding )?team(?: background| size)?|team_background|founders?|background`,
    questions: ({ name }) => [
      `Who is building ${name}? What have you done before that helps here?`,
      'A line about each founder is enough: what do you know about this field?',
    ],
    why: 'Early on investors bet on people; experience with the problem counts most, famous names do not.',
    example: 'Two founders: a former clinic manager of nine years and a payments engineer.',
    afterYes: 'Tell me about yourselves.',
  }),
  {
    ...textSlot({
      name: 'location',
      label: 'location',
      aliases: 'location|city|country|place|headquarters|hq',
      questions: () => ['Where are you based?', 'Which city or country are you in?'],
      why: 'Some investors only invest in certain regions.',
      example: 'Dublin, Ireland',
      afterYes: 'Where?',
    }),
    text: false,
    read: readLocation,
    brief: (given) => `based in ${str(given)}`,
  },
  {
    ...textSlot({
      name: 'product_url',
      label: 'product link',
      aliases: String.raw`(?:product |web ?|home ?|landing )?(?:page|site|link|url|address)|website|product_url`,
      labels: 'web|online|www|demo',
      questions: ({ name }) => [
        `Does ${name} have a website or something to look at online?`,
        'What is the web address? Something like your-product.com.',
      ],
      why: 'Investors like to look at the product itself.',
      example: 'your-product.com',
      afterYes: 'Good! What is the address?',
    }),
    text: false,
    halfAnsweredByYes: true,
    read: readLink,
    brief: asIs,
  },
  {
    ...textSlot({
      name: 'pitch_deck_url',
      label: 'pitch deck link',
      aliases: String.raw`(?:pitch )?(?:deck|slides|presentation)(?: link| url)?|pitch_deck_url`,
      questions: () => [
        'And is there a pitch deck online that I can link?',
        'Where is the deck? A link from DocSend, Google Drive or the like will do.',
      ],
      why: 'Investors who are interested ask for the deck next.',
      example: 'https://docsend.com/view/…',
      afterYes: 'Good! What is the link?',
    }),
    text: false,
    halfAnsweredByYes: true,
    read: readLink,
    brief: asIs,
  },
];

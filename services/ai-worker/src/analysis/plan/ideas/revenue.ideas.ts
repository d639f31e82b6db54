import type { Statement } from '../../../claims/statement.js';
import { priceOf } from '../earning.js';
import { users as userCount } from '../figures.js';
import { answer, type Idea, LOW } from '../idea.js';

/** Ways to earn without a price for the user. */
const WITHOUT_PRICE = /\b(?:ads?|advert\w*|commission\w*|donat\w*|sponsor\w*|per cent|percent)\b|\d ?%/;
const SHARE_OF_SUMS =
  /\b(?:ads?|advert\w*|commission\w*|comissao|comision\w*|provision\w*|donat\w*|sponsor\w*|interchange|intercambio)\b/;
/** Whether a sentence about the product names a way to earn without a price. */
export const earnsOtherwise = ({ text, field }: Statement): boolean =>
  (field === 'idea_description' || field === 'solution_statement') && SHARE_OF_SUMS.test(text);
/** The product costs nothing at present. */
const FREE =
  /\b(?:free (?:now|pa|for now|at the moment|so far|today|of charge)|(?:is|are|still|currently) free|at no charge|paid nothing|costs nothing|kostenlos|gratis|gratuit\w*|za darmo|ucretsiz)\b|\bfree\.?$|無料|مجان/u;
const OF_PRODUCT = /^(?:idea_description|solution_statement|target_market)$/;
/** Whether a statement says that customers pay today. */
export const saysThatTheyPay = ({ isPlanned, isDenied, text, field }: Statement): boolean =>
  !isPlanned &&
  !isDenied &&
  OF_PRODUCT.test(field) &&
  /\b(?:pays?|paying|paid|sold|charge[sd]?|zahl\w*|pagan|paient|pagam)\b/.test(text);

export const revenue: readonly Idea[] = [
  {
    id: 'revenue.name-a-price',
    factor: 'Revenue',
    rungs: LOW,
    horizon: 30,
    origin: 'gap',
    write: ({ revenue: now, claims, prospects, name, opening, hasRisk, isHinted }) =>
      now > 0 ||
      isHinted ||
      claims.statements.some(({ text }) => WITHOUT_PRICE.test(text)) ||
      claims.payers !== null ||
      claims.price !== null ||
      claims.of('price').length > 0 ||
      hasRisk('no_monetisation')
        ? null
        : {
            title: `Name a price for ${name} to five ${prospects} and note the answers`,
            description:
              'Start higher than you dare, stay silent after the number and let them speak. Raise or lower it with the next. Bring back the five prices and how many of the five agreed.',
            about: opening('solution_statement'),
          },
  },
  {
    id: 'revenue.first-payer',
    factor: 'Revenue',
    rungs: LOW,
    stages: ['mvp', 'launched', 'growing'],
    horizon: 30,
    origin: 'gap',
    needs: ['open', 'ten users'],
    write: ({ revenue: now, users, hasRisk, claims, quoteAt, payers, earning }) => {
      if (now > 0 || claims.payers !== null || users === 0 || hasRisk('pilot_not_paid')) return null;
      const free = claims.statements.find(({ text, field }) => OF_PRODUCT.test(field) && FREE.test(text));
      if (!free && (claims.language !== 'English' || claims.price !== null)) return null;
      if (claims.statements.some(saysThatTheyPay)) return null;
      return {
        title: `Ask the next ten of the ${payers.counted} for ${earning && earning.form !== 'share' ? priceOf(earning) : 'money'}, before the next use`,
        description: `None of them has paid yet. Name the price and the day from which it holds, and let them choose. Bring back how many paid, how many went without it, and what they took instead.`,
        ...(free ? { shown: quoteAt(free, FREE) } : {}),
      };
    },
  },
  answer('revenue.margin', 'thin_margin', 'Figures', 30, () => ({
    title: 'Show what is left of one sale after all its costs',
    description:
      'Take the last ten sales and subtract goods, work, delivery and fees from each. Bring back the margin in percent and the one cost that you can lower next.',
  })),
  answer('revenue.paid-pilot', 'pilot_not_paid', 'Revenue', 30, ({ who }) => ({
    title: 'Turn one free pilot into a paid one with an end date',
    description: `Write down with the ${who} which result would make the pilot a success, and what they pay from that day on. Bring back the result that was agreed, the price and the date of the decision.`,
  })),
  answer('revenue.how-it-earns', 'no_monetisation', 'Revenue', 30, ({ users, who }) => ({
    title: 'Test two ways of earning money and keep one',
    description: `Offer a fee for more to one half${users > 1 ? ` of your ${userCount(users)}` : ''} and ask three firms what it is worth to them to reach ${who}. Bring back how many would pay, how much, and which of the two ways you keep.`,
  })),
  answer('revenue.how-many-it-takes', 'low_price_per_customer', 'Figures', 7, ({ claims, prospects }) =>
    !claims.price?.statement.text.includes('month')
      ? null
      : {
          title: `Work out how many ${prospects} a company can live on at your price`,
          description:
            'Divide $100,000 a month by what one pays in a month, and compare the result with the number that you can reach. Bring back that number and the price that would halve it.',
        },
  ),
  answer('revenue.public-budget', 'public_buyer', 'Revenue', 90, ({ who }) => ({
    title: 'Find the budget line and the date that decide your next sale',
    description: `Ask three ${who} from which line they would pay, when it is decided and from which sum a tender is needed. Bring back three dates, the three sums and the one that can buy first.`,
  })),
  answer('revenue.without-grants', 'grant_dependent', 'Revenue', 30, ({ who }) => ({
    title: 'Show how you live when the grants end',
    description: `Write down what each grant pays and until when, and ask five ${who} for a price that covers the largest of them. Bring back the share of your costs that customers pay today and in a year.`,
  })),
];

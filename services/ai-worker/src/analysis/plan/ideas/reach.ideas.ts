import type { Statement } from '../../../claims/statement.js';
import { nextRevenue } from '../../rubric/product.factors.js';
import { rolesMissing } from '../../rubric/team.factors.js';
import type { Brief } from '../brief.js';
import { priceOf } from '../earning.js';
import { count, wholeDollars } from '../figures.js';
import { BELOW_PROOF, type Idea, type Wording } from '../idea.js';
import { firstIn } from './fact.ideas.js';

type Write = (brief: Brief) => Pick<Wording, 'title' | 'description'> | null;

/** A task that does nothing but win what the ledger says is missing of a factor. */
const reach = (
  id: string,
  factor: Idea['factor'],
  horizon: Idea['horizon'],
  shown: Statement['field'] | null,
  write: Write,
): Idea => ({
  id: `reach.${id}`,
  factor,
  horizon,
  rungs: BELOW_PROOF,
  isReach: true,
  needs: ['open'],
  write: (brief) => {
    const wording = write(brief);
    const told = shown === null ? undefined : firstIn(brief.claims, shown);
    return wording && { ...wording, ...(told ? { shown: brief.quote(told) } : {}) };
  },
});

const FEW = 3;

/** One task for each factor, used where nothing that the founder states leads to the factor's points. */
export const reaches: readonly Idea[] = [
  reach('experience', 'Relevant experience', 7, 'team_background', ({ name }) => ({
    title: `Say what each of you did before ${name}, with the years`,
    description:
      'Write one sentence for each person: the trade, the place, the years, and one thing that was built, sold or run there. Bring back somebody outside who can confirm each sentence.',
  })),
  reach('completeness', 'Team completeness', 30, 'team_background', ({ claims, name, who }) => {
    const [open] = rolesMissing(claims);
    if (open === undefined) return null;
    const titles = {
      role_builder: 'Say who of the team builds or makes what is sold, and since when',
      role_seller: `Say who of you sells ${name}, for how many hours a week`,
      role_insider: `Say who of you knows the work of ${who} from the inside`,
    } as const;
    return {
      title: titles[open],
      description:
        'Your text for the team does not say it yet. Where nobody does it, name the person whom you would ask first and the day on which you ask. Bring back the name, the hours and what that person has done of it before.',
    };
  }),
  reach('customer', 'Target customer', 30, 'target_market', ({ who }) => ({
    title: `Speak to ten ${who} who have not heard of you, and note what they agree to`,
    description:
      'Offer each one of three: a day for a trial, a deposit or an introduction to somebody else. Bring back how many you spoke to, how many chose each, and what those who chose none had in common.',
  })),
  reach('market', 'Market size', 7, 'target_market', ({ who, marketCount, place }) => ({
    title:
      marketCount === null
        ? `Count the ${who} ${place === null ? 'in the first place' : `in ${place}`} who could buy, with a source`
        : `Write the source beside the ${count(marketCount)} in your market, and the price of one`,
    description:
      'Look the number up in a register, with an association or at the statistics office, and leave out those who are too far away. Bring back the number, its source and year, and how many of them you can visit this month.',
  })),
  reach('competition', 'Competition', 7, 'competitive_advantage', ({ who, name }) => ({
    title: `Put a figure of what ${who} use today beside your own`,
    description: `Take what most of them use without ${name}, be it a rival, a sheet of paper or nothing. Note what it costs in a month or how long it takes, and the same of yours. Bring back both figures and where you read them.`,
  })),
  reach('problem', 'Problem', 7, 'problem_statement', ({ who }) => ({
    title: `Ask ten ${who} how often this happens to them, and what it costs`,
    description:
      'Ask for the last time only, and let them look it up: the day, the hours and the money. Bring back how many of the ten had it in the last month, and the middle figure of what it cost.',
  })),
  reach('solution', 'Solution', 30, 'solution_statement', ({ name, payers, isInUse, who }) => ({
    title:
      isInUse && payers.number >= FEW
        ? `Measure at three of the ${payers.counted} what ${name} has changed`
        : `Measure at three ${who} what ${name} changes`,
    description:
      'Choose the one figure that they care about most: minutes, money, faults or losses. Take it as it was before and as it is four weeks later, in the same way. Bring back both figures of each.',
  })),
  reach('edge', 'Edge', 7, 'competitive_advantage', ({ name }) => ({
    title: `Say what somebody who copies ${name} would lack for a year`,
    description:
      'Name a right, an approval, a contract or data that you hold, with its date. If you hold none, take the one figure in which you are ahead and measure it. Bring back the document or the figure.',
  })),
  reach('figures', 'Figures', 7, null, (brief) => {
    const { earning, isInUse, payers, name } = brief;
    if (!isInUse)
      return {
        title: `Count and write down what one ${earning === null ? 'case' : 'sale'} of ${name} takes`,
        description: `Do one by hand. Bring back the minutes of each step, the price of each thing that it takes, and how many you could do in a week.`,
      };
    const at = earning === null || earning.form === 'share' ? '' : ` at ${priceOf(earning)}`;
    return {
      title: `Write down what the last ten sales${at} took and left`,
      description: `Count the minutes of work, the materials and the fees of each. Bring back the middle figure of each, how many of the ten had bought before${payers.number > 1 ? `, and the share of the largest of the ${payers.counted}` : ''}.`,
    };
  }),
  reach('product', 'Product', 7, 'solution_statement', ({ claims, name, isSoftware }) =>
    claims.facts.product_url !== null
      ? null
      : {
          title: `Put ${name} on a page that an investor can open`,
          description: isSoftware
            ? 'Show one real case from start to end, with pictures or a recording of three minutes, and put the address into the product field. Bring back what three strangers understood of it, in their words.'
            : 'Show what one buys with pictures, the price and how to order, and put the address into the product field. Bring back what three strangers understood of it, in their words.',
        },
  ),
  reach('revenue', 'Revenue', 90, null, ({ claims, revenue, name, who, earning }) => {
    const next = nextRevenue(claims);
    if (next === null) return null;
    if (revenue > 0)
      return {
        title: `Go from ${wholeDollars(revenue)} to ${wholeDollars(next)} a month`,
        description: `Take the way that brought most of those who pay for ${name} today, and do only that for six weeks. Bring back how many came by it, what one of them cost in money and hours, and the income of each week.`,
      };
    return {
      title: `Take the first payment for ${name}${earning === null || earning.form === 'share' ? '' : ` of ${priceOf(earning)}`}`,
      description: `Ask three ${who} for money now, with a price and a day from which it holds. Bring back what each answered, the first payment, and what those who refused would have to see first.`,
    };
  }),
  reach('funds', 'Use of funds', 7, 'funding_usage', ({ ask, name }) => ({
    title:
      ask > 0
        ? `Say what the ${wholeDollars(ask)} buys and what it is to reach`
        : `Say how much money ${name} needs, for what, and what it is to reach`,
    description:
      'Put a sum and a month beside each thing, and at the end the one figure that will be true when the money is spent. Bring back the line that you would strike out if only half the money came.',
  })),
  reach('stage', 'Stage', 90, 'solution_statement', ({ name, who }) => ({
    title: `Put a first version of ${name} into the hands of three ${who}`,
    description:
      'Build only the part without which it is of no use, and do the rest by hand. Bring back what each of the three did with it on the first day and what stopped them. Then set the stage to MVP.',
  })),
];

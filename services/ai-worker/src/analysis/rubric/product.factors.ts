import type { Rung, Stage, StartupFacts } from '@proofround/contracts';

import { NOTHING, type Factor, type Finding } from './factor.js';
import { count, customer, dollars } from './own-words.js';
import { quote, quoted, type Dossier, type Sentence } from './reading.js';
import { amountsIn } from './tokens.js';
import { CONTACT, MILESTONE, RESULT } from './vocabulary.js';

type Steps = readonly [number, number, number, number];

/** What counts as a start, some, good and strong at each stage. */
const USER_STEPS: Readonly<Record<Stage, Steps>> = {
  idea: [1, 5, 25, 100],
  mvp: [1, 5, 30, 100],
  launched: [10, 100, 500, 3000],
  growing: [50, 500, 3000, 20_000],
};
const REVENUE_STEPS: Readonly<Record<Stage, Steps>> = {
  idea: [1, 200, 1500, 4000],
  mvp: [1, 200, 1500, 4000],
  launched: [100, 1500, 7500, 18_000],
  growing: [1000, 10_000, 40_000, 90_000],
};
/** A customer worth this much a month is a company; so many fewer of them say the same. */
const COMPANY_PAYS = 30;
const COMPANIES_FOR_PEOPLE = 25;

/** The rung of a number on a ladder of four steps. */
function ladder(value: number, steps: Steps, evidence: string): Finding {
  const rungs: Rung[] = ['considered', 'explained', 'specified', 'evidenced'];
  const rung = rungs[steps.filter((one) => value >= one).length - 1];
  return rung === undefined ? NOTHING : { rung, evidence };
}

function userSteps({ stage, user_count, monthly_revenue }: StartupFacts): Steps {
  const [a, b, c, d] = USER_STEPS[stage];
  if (user_count === 0 || monthly_revenue / user_count < COMPANY_PAYS) return [a, b, c, d];
  const fewer = (step: number) => Math.max(1, Math.ceil(step / COMPANIES_FOR_PEOPLE));
  return [fewer(a), fewer(b), fewer(c), fewer(d)];
}

/** Before there are users: buyers who said, with a number, that they would pay. */
const WANTED =
  /(?<![a-z])(?:would pay|agreed to pay|letters? of intent|put it in writing|pre-?orders?|waiting ?list|waitlist|deposits?)(?![a-z])/;
export function promised({ fields }: Dossier): Sentence | undefined {
  return fields.target_market.sentences.find(
    ({ text, figures }) => figures.length > 0 && WANTED.test(text) && CONTACT.test(text),
  );
}

/** Shares of the whole that the lines of a budget must name to count as a breakdown. */
const COVERED = 0.75;

/** What there is to see, who uses it, who pays, and what the money is for. */
export const product: Factor[] = [
  {
    name: 'Product',
    dimension: 'product',
    share: 0.25,
    assess: (dossier) => {
      const { facts, fields } = dossier;
      const tried = fields.solution_statement.proof(RESULT);
      if (facts.product_url !== null) {
        const used = facts.user_count > 0 || facts.monthly_revenue > 0;
        const live = facts.stage === 'launched' || facts.stage === 'growing';
        if (!used) return { rung: live ? 'considered' : 'explained', evidence: facts.product_url };
        return { rung: live || tried ? 'evidenced' : 'specified', evidence: facts.product_url };
      }
      if (tried) return { rung: 'explained', evidence: quoted(tried.raw) };
      const described = fields.solution_statement.content.size >= 4;
      if (facts.stage === 'idea' && !described) return NOTHING;
      return { rung: 'considered', evidence: quote(fields.solution_statement) };
    },
    improve: (facts) =>
      facts.stage === 'idea'
        ? [
            {
              task_title: `Build a version of ${facts.idea_title} that ${customer(facts)} can click through`,
              task_description:
                'One path from start to result is enough. Put it behind a link and add the link here.',
              horizon_days: 90,
            },
          ]
        : [
            {
              task_title:
                facts.product_url === null
                  ? `Add the link to ${facts.idea_title}`
                  : `Show ${facts.idea_title} in use by a real customer`,
              task_description:
                'A page, a recording or a case where a reader can see it working counts as proof; a description does not.',
              horizon_days: 7,
            },
          ],
  },
  {
    name: 'Users',
    dimension: 'product',
    share: 0.3,
    assess: (dossier) => {
      const { facts } = dossier;
      const wanted = facts.user_count === 0 ? promised(dossier) : undefined;
      if (wanted) return { rung: 'explained', evidence: quoted(wanted.raw) };
      return ladder(facts.user_count, userSteps(facts), `${count(facts.user_count)} users (self-reported)`);
    },
    improve: (facts) => {
      const next = userSteps(facts).find((step) => step > facts.user_count && step >= 5);
      return [
        {
          task_title:
            facts.user_count === 0
              ? `Win the first ${count(next ?? 10)} users of ${facts.idea_title} among ${customer(facts)}`
              : `Grow ${facts.idea_title} from ${count(facts.user_count)} to ${count(next ?? Math.max(10, facts.user_count * 2))} users`,
          task_description: `Find them one by one among ${customer(facts)}. Keep count of who comes back in the second week; that figure matters more than sign-ups.`,
          horizon_days: facts.user_count === 0 ? 30 : 90,
        },
      ];
    },
  },
  {
    name: 'Revenue',
    dimension: 'product',
    share: 0.3,
    assess: (dossier) => {
      const { facts } = dossier;
      const wanted = facts.monthly_revenue === 0 && facts.user_count === 0 ? promised(dossier) : undefined;
      if (wanted) return { rung: 'considered', evidence: quoted(wanted.raw) };
      return ladder(
        facts.monthly_revenue,
        REVENUE_STEPS[facts.stage],
        `${dollars(facts.monthly_revenue)} a month (self-reported)`,
      );
    },
    improve: (facts) => [
      facts.monthly_revenue === 0
        ? {
            task_title: `Get one of your ${customer(facts)} to pay for ${facts.idea_title}`,
            task_description:
              'A small paid pilot or a deposit is enough. Note the price, who signed, and what they expect for it.',
            horizon_days: 90,
          }
        : {
            task_title: `Show how ${facts.idea_title}’s revenue grows month by month`,
            task_description: `You report ${dollars(facts.monthly_revenue)} a month. Add the last six months, the number of paying ${customer(facts)} and how many left.`,
            horizon_days: 30,
          },
    ],
  },
  {
    name: 'Use of funds',
    dimension: 'product',
    share: 0.15,
    assess: ({ facts, fields }) => {
      const reading = fields.funding_usage;
      const evidence =
        quote(reading) ?? (facts.funding_ask ? `Asks for ${dollars(facts.funding_ask)}` : null);
      if (!facts.funding_ask) return reading.says ? { rung: 'considered', evidence } : NOTHING;
      const named = reading.sentences.reduce((sum, { text }) => {
        return sum + amountsIn(text).reduce((own, amount) => own + (amount >= 1000 ? amount : 0), 0);
      }, 0);
      const lines = reading.figures.length;
      const parts = reading.sentences.flatMap(({ text }) => text.split(/,|;|\band\b/)).length;
      if (!reading.says || parts < 2 || reading.content.size < 2) return { rung: 'considered', evidence };
      if (lines < 2 || named < facts.funding_ask * COVERED) return { rung: 'explained', evidence };
      return { rung: reading.matches(MILESTONE) ? 'evidenced' : 'specified', evidence };
    },
    improve: (facts) => [
      {
        task_title: facts.funding_ask
          ? `Break ${dollars(facts.funding_ask)} down into what it buys for ${facts.idea_title}`
          : `Decide how much ${facts.idea_title} needs to raise and what for`,
        task_description:
          'Three to five lines with amounts, the months they last, and the milestone each one reaches. The last milestone should be what the next investor wants to see.',
        horizon_days: 7,
      },
    ],
  },
];

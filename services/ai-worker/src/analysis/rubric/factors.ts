import type { Rung, StartupFacts } from '@proofround/contracts';

import { NOT_ASSESSED, NOTHING, type Factor, type Finding } from './factor.js';
import { quote, read } from './reading.js';
import { textRung } from './text-rung.js';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const number = (value: number) => value.toLocaleString('en-US');

/** The customer in the founder's words, for tasks that speak of their case. */
function customer(facts: StartupFacts): string {
  const words = quote(facts.target_market);
  return words === null ? `your ${facts.sector} customers` : `“${words.replace(/[.!?]+$/, '')}”`;
}

/** The rung of a number on a ladder of four thresholds. */
function ladder(value: number, steps: readonly [number, number, number, number], evidence: string): Finding {
  const rungs: Rung[] = ['considered', 'explained', 'specified', 'evidenced'];
  const reached = steps.filter((step) => value >= step).length;
  const rung = rungs[reached - 1];
  return rung === undefined ? NOTHING : { rung, evidence };
}

const ROLES_TECHNICAL =
  /\b(engineer\w*|developer\w*|cto|technical|scientist|research\w*|data|software|architect|programm\w*|built)\b/i;
const ROLES_COMMERCIAL =
  /\b(sales|marketing|commercial|ceo|business|operat\w*|finance|cfo|coo|growth|account\w*|founder)\b/i;
const EXPERIENCE =
  /\b(\d+\s*(?:\+\s*)?years?|worked|ran|led|managed|founded|co-?founded|previously|former(?:ly)?|ex-|practi[sc]\w+|spent)\b/i;

const team: Factor[] = [
  {
    name: 'Relevant experience',
    dimension: 'team',
    share: 0.55,
    assess: (facts) =>
      facts.team_background === null
        ? NOT_ASSESSED
        : textRung(facts.team_background, {
            specific: (_, text) => EXPERIENCE.test(text),
            proof: /\b(years?|exit\w*|acquired|sold|raised|grew|launched|shipped|patents?)\b/i,
          }),
    improve: (facts) => ({
      task_title: `Write down what the team has done in ${facts.sector} before`,
      task_description:
        'For each person: the role, the years, and one result with a number that a stranger could check. Names alone say nothing; what was built, sold or run does.',
      horizon_days: 7,
    }),
  },
  {
    name: 'Team completeness',
    dimension: 'team',
    share: 0.45,
    assess: ({ team_background: text }) => {
      if (text === null) return NOT_ASSESSED;
      if (read(text).content.size < 2) return NOTHING;
      const roles = [ROLES_TECHNICAL, ROLES_COMMERCIAL].filter((role) => role.test(text)).length;
      const evidence = quote(text, roles > 0 ? ROLES_COMMERCIAL : undefined);
      return { rung: (['considered', 'explained', 'specified'] as const)[roles] ?? 'considered', evidence };
    },
    improve: () => ({
      task_title: 'Name who builds and who sells, and how you will fill the gap',
      task_description:
        'Investors look for someone who can make the product and someone who can bring it to customers. Say who does which today; for a missing half, name the person or the profile you are talking to and by when.',
      horizon_days: 30,
    }),
  },
];

const market: Factor[] = [
  {
    name: 'Target customer',
    dimension: 'market',
    share: 0.4,
    assess: (facts) =>
      textRung(facts.target_market, {
        specific: (reading) => reading.figures.length > 0 || reading.content.size >= 12,
        proof:
          /\b(interview\w*|spoke|spoken|talked|survey\w*|pilot\w*|waitlist|waiting list|letters? of intent|signed|paying)\b/i,
      }),
    improve: (facts, rung) =>
      rung === 'absent' || rung === 'considered'
        ? {
            task_title: `Say exactly who buys ${facts.idea_title}`,
            task_description: `Describe one kind of customer in ${facts.sector}: what they do, how big they are, who decides, and what they use today. One narrow group beats “everyone”.`,
            horizon_days: 7,
          }
        : {
            task_title: `Speak with ten buyers among ${customer(facts)}`,
            task_description:
              'Ask how they solve the problem today and what it costs them. Write down how many you spoke with, what most of them said, and who asked to be kept informed.',
            horizon_days: 30,
          },
  },
  {
    name: 'Market size',
    dimension: 'market',
    share: 0.35,
    assess: (facts) => {
      const text = [facts.target_market, facts.idea_description].filter((one) => one !== null).join('\n');
      const sized =
        /(\$|€|£)\s?\d|(\d[\d,.]*\s?(?:k|m|bn|million|billion|thousand)?\s+\w*\s?(?:companies|businesses|customers|people|users|clinics|hospitals|schools|shops|stores|restaurants|households|firms|patients|students|teams|developers|farm\w*|practices|agencies|merchants|sellers|landlords|teachers))/i;
      const spend =
        /\b(spend\w*|cost\w*|worth|price[ds]?|per (?:month|year|seat|user)|a (?:month|year)|annually|budget\w*)\b/i;
      if (!read(facts.target_market).content.size) return NOTHING;
      if (!sized.test(text)) return { rung: 'considered', evidence: quote(facts.target_market) };
      return { rung: spend.test(text) ? 'specified' : 'explained', evidence: quote(text, sized) };
    },
    improve: (facts) => ({
      task_title: 'Work out your market from the bottom up',
      task_description: `Count ${customer(facts)}, multiply by what one would pay in a year, and give the source of the count. A number you can defend is worth more than a large one.`,
      horizon_days: 7,
    }),
  },
  {
    name: 'Competition',
    dimension: 'market',
    share: 0.25,
    assess: (facts) => {
      const text = [facts.competitive_advantage, facts.solution_statement, facts.problem_statement]
        .filter((one) => one !== null)
        .join('\n');
      const reading = read(text);
      if (!reading.compares)
        return reading.content.size >= 2 ? { rung: 'considered', evidence: quote(text) } : NOTHING;
      const evidence = quote(
        text,
        /\b(than|unlike|versus|vs|instead|competitors?|alternatives?|incumbents?|rather)\b/i,
      );
      return { rung: reading.figures.length > 0 ? 'specified' : 'explained', evidence };
    },
    improve: (facts) => ({
      task_title: `List what ${facts.sector} customers use instead of you today`,
      task_description:
        'Name three alternatives, spreadsheets and doing nothing included. For each: its price, what customers like, and the one thing for which they would switch to you.',
      horizon_days: 7,
    }),
  },
];

const feasibility: Factor[] = [
  {
    name: 'Problem',
    dimension: 'feasibility',
    share: 0.35,
    assess: (facts) =>
      textRung(facts.problem_statement, {
        specific: (reading) => reading.figures.length > 0 && (reading.reasons || reading.content.size >= 10),
        proof:
          /\b(interview\w*|spoke|survey\w*|measured|study|report\w*|audit\w*|logged|found|told us|complain\w*)\b/i,
      }),
    improve: (facts, rung) =>
      rung === 'absent' || rung === 'considered'
        ? {
            task_title: 'Describe the problem as the customer lives it',
            task_description: `Who has it, when it happens, what it costs in hours or dollars, and why what exists in ${facts.sector} does not solve it.`,
            horizon_days: 7,
          }
        : {
            task_title: 'Put a measured number on the problem',
            task_description:
              'Watch or ask at least five people who have it and note time or money lost per week. Quote the figures and how you got them.',
            horizon_days: 30,
          },
  },
  {
    name: 'Solution',
    dimension: 'feasibility',
    share: 0.35,
    assess: (facts) =>
      textRung(facts.solution_statement, {
        specific: (reading) => reading.figures.length > 0 || (reading.reasons && reading.content.size >= 12),
        proof:
          /\b(prototype|pilot\w*|beta|live|tested|measured|reduced|cut|saved|match\w*|accura\w*|customers?|deployed)\b/i,
      }),
    improve: (facts, rung) =>
      rung === 'absent' || rung === 'considered'
        ? {
            task_title: `Explain how ${facts.idea_title} works, step by step`,
            task_description:
              'What goes in, what happens, what comes out, and who does what. Leave adjectives out; a reader should be able to draw it.',
            horizon_days: 7,
          }
        : {
            task_title: `Measure what ${facts.idea_title} changes for one real user`,
            task_description:
              'Run it with someone from your market, take the figure before and after, and write both down with the date.',
            horizon_days: 30,
          },
  },
  {
    name: 'Edge',
    dimension: 'feasibility',
    share: 0.3,
    assess: (facts) =>
      textRung(facts.competitive_advantage, {
        specific: (reading) => reading.compares || reading.figures.length > 0,
        proof:
          /\b(patent\w*|exclusive|contract\w*|licen[cs]e\w*|partner\w*|certif\w*|approved|proprietary data|dataset|signed|integrat\w*)\b/i,
      }),
    improve: () => ({
      task_title: 'Say why a well-funded rival could not copy you in a year',
      task_description:
        'Point to something that takes time: data only you have, a contract, a certificate, a channel, know-how. If there is none yet, name the one you will build first.',
      horizon_days: 30,
    }),
  },
];

const product: Factor[] = [
  {
    name: 'Product',
    dimension: 'product',
    share: 0.3,
    assess: (facts) => {
      if (facts.product_url !== null) {
        const live = facts.stage === 'launched' || facts.stage === 'growing';
        return { rung: live ? 'evidenced' : 'specified', evidence: facts.product_url };
      }
      if (facts.stage === 'idea')
        return read(facts.solution_statement).content.size >= 7
          ? { rung: 'considered', evidence: quote(facts.solution_statement) }
          : NOTHING;
      return { rung: 'considered', evidence: `Stage: ${facts.stage}; no link to a product` };
    },
    improve: (facts) =>
      facts.stage === 'idea'
        ? {
            task_title: `Build a version of ${facts.idea_title} that someone can click through`,
            task_description:
              'One path from start to result is enough. Put it behind a link and add the link here.',
            horizon_days: 90,
          }
        : {
            task_title: 'Add the link to your product',
            task_description:
              'A page where a reader can see it working counts as proof; a description does not.',
            horizon_days: 7,
          },
  },
  {
    name: 'Users',
    dimension: 'product',
    share: 0.3,
    assess: ({ user_count }) =>
      ladder(user_count, [1, 10, 100, 1000], `${number(user_count)} users (self-reported)`),
    improve: (facts) => ({
      task_title:
        facts.user_count === 0
          ? 'Win your first ten users'
          : `Grow from ${number(facts.user_count)} users to the next step`,
      task_description: `Find them one by one among ${customer(facts)}. Keep count of who comes back in the second week; that figure matters more than sign-ups.`,
      horizon_days: facts.user_count === 0 ? 30 : 90,
    }),
  },
  {
    name: 'Revenue',
    dimension: 'product',
    share: 0.25,
    assess: ({ monthly_revenue }) =>
      ladder(monthly_revenue, [1, 500, 5000, 25_000], `${dollars(monthly_revenue)} a month (self-reported)`),
    improve: (facts) => ({
      task_title:
        facts.monthly_revenue === 0 ? 'Get one customer to pay' : 'Show how revenue grows month by month',
      task_description:
        facts.monthly_revenue === 0
          ? 'A small paid pilot or a deposit is enough. Note the price, who signed, and what they expect for it.'
          : `You report ${dollars(facts.monthly_revenue)} a month. Add the last six months, the number of paying customers and how many left.`,
      horizon_days: facts.monthly_revenue === 0 ? 90 : 30,
    }),
  },
  {
    name: 'Use of funds',
    dimension: 'product',
    share: 0.15,
    assess: (facts) => {
      if (facts.funding_ask === null || facts.funding_ask === 0)
        return read(facts.funding_usage).content.size >= 2
          ? { rung: 'considered', evidence: quote(facts.funding_usage) }
          : NOTHING;
      const found = textRung(facts.funding_usage, {
        specific: (reading) => reading.figures.length >= 2,
        proof: /\b(runway|milestone|until|to reach|by (?:q[1-4]|\d{4})|quote[ds]?)\b/i,
      });
      return found.rung === 'absent'
        ? { rung: 'considered', evidence: `Asks for ${dollars(facts.funding_ask)}` }
        : found;
    },
    improve: (facts) => ({
      task_title: facts.funding_ask
        ? `Break ${dollars(facts.funding_ask)} down into what it buys`
        : 'Decide how much you need and what for',
      task_description:
        'Three to five lines with amounts, the months they last, and the milestone each one reaches. The last milestone should be what the next investor wants to see.',
      horizon_days: 7,
    }),
  },
];

/** Every factor that is read from the founder's statements. */
export const FACTORS: readonly Factor[] = [...team, ...market, ...feasibility, ...product];

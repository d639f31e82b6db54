import type { Claims } from '../../../claims/claims.js';
import type { Statement } from '../../../claims/statement.js';
import { type Brief, UNNAMED } from '../brief.js';
import { isFirm } from '../buyers.js';
import { count } from '../figures.js';
import { ALL, type Idea, LOW } from '../idea.js';
import { firstIn } from './fact.ideas.js';
import { earnsOtherwise } from './revenue.ideas.js';

/** "bus drivers in Leeds", "bus drivers", "people in Leeds"; null where the texts name neither. */
function whomOf({ prospects, place, claims }: Brief): string | null {
  // Firms are often elsewhere; the founder's place counts for them only if the texts name it, too.
  const isNear =
    !isFirm(prospects) || claims.statements.some(({ quote }) => place !== null && quote.includes(place));
  const where = place === null || !isNear ? '' : ` in ${place}`;
  if (prospects !== UNNAMED) return `${prospects}${where}`;
  if (place === null) return null;
  // English texts that name no people are often about firms.
  const isTold = claims.statements.some(({ quote }) => quote.includes(place));
  return isTold || claims.language !== 'English' ? `people${where}` : null;
}

const LEAST_WORDS = 5;
/** The first sentence that describes the problem. */
const problemIn = ({ claims }: Brief): Statement | undefined =>
  [...claims.in('problem_statement'), ...claims.of('problem')].find(
    ({ words, isHype, isOnlyAboutOthers }) => words.length >= LEAST_WORDS && !isHype && !isOnlyAboutOthers,
  );

/** The sentence that says what customers get. */
const offeredIn = (claims: Claims): Statement | undefined =>
  firstIn(claims, 'solution_statement') ??
  claims.in('idea_description').find((statement) => statement.is('solution') && !statement.isOnlyAboutOthers);

/** People who showed interest and have not bought. */
const INTERESTED =
  /\b(wish ?lists?|sign[- ]?ups?|followers|subscribers|downloads|pre[- ]?orders|letters of intent|requests|testers|members|inquiries|enquiries|e?mails?|addresses|likes|registrations|applicants|interviews?|volunteers|anmeldungen|interessenten|inscritos|inscrits|seguidores|abonnes|iscritti|zapisow)\b/;
const MOST_ASKED = 50;
const FEWEST_INTERESTED = 5;

/** Tasks of a founder whom nobody pays or uses yet, with the customers and the place of the texts. */
export const starts: readonly Idea[] = [
  {
    id: 'start.interested',
    factor: 'Users',
    rungs: ALL,
    horizon: 30,
    origin: 'own',
    needs: ['open'],
    write: ({ claims, revenue, quote }) => {
      if (revenue > 0) return null;
      for (const statement of claims.statements) {
        if (statement.field === 'problem_statement' || statement.field === 'team_background') continue;
        for (const { kind, value, mood, owner, behind } of statement.quantities) {
          const noun = INTERESTED.exec(behind)?.[1];
          const isTold =
            kind === 'count' &&
            mood === 'stated' &&
            (owner !== 'certain other' || statement.field === 'idea_description') &&
            value >= FEWEST_INTERESTED;
          if (noun === undefined || !isTold) continue;
          return {
            title: `Find out how many of the ${count(value)} ${noun} turn into money`,
            description: `Write to ${count(Math.min(value, MOST_ASKED))} of them with a price and a day. Bring back how many answered, how many paid or signed, and how many of the ${count(value)} that would be at the same share.`,
            shown: quote(statement),
          };
        }
      }
      return null;
    },
  },
  {
    id: 'start.last-time',
    factor: 'Problem',
    rungs: ALL,
    horizon: 7,
    origin: 'sum',
    needs: ['open'],
    write: (brief) => {
      const { claims, isInUse, name, quote } = brief;
      const problem = problemIn(brief);
      const whom = whomOf(brief);
      if (isInUse || !problem || claims.interviews !== null) return null;
      return {
        title: `Find ten ${whom === null ? '' : `${whom} `}to whom this has happened, and note the last time`,
        description: `Write the day, what each did then and what it cost in money or hours into one line for each. Add the middle figure to the text for the problem. Bring back the ten lines, and the two who would try ${name} first.`,
        shown: quote(problem),
      };
    },
  },
  {
    id: 'start.price',
    factor: 'Revenue',
    rungs: LOW,
    horizon: 30,
    origin: 'sum',
    needs: ['open'],
    write: (brief) => {
      const { claims, isInUse, name, quote, earning } = brief;
      const whom = whomOf(brief) ?? 'who would buy it';
      const offered = offeredIn(claims);
      if (isInUse || earning || claims.price || claims.statements.some(earnsOtherwise)) return null;
      return {
        title: `Name a price for ${name} to five ${whom}, and write it down`,
        description: `Your texts name no price. Describe what they get, name the sum and stay silent. Raise or lower it with the next. Bring back the five sums, how many of the five agreed, and the price as a sentence for the text of the solution.`,
        ...(offered ? { shown: quote(offered) } : {}),
      };
    },
  },
  {
    id: 'start.by-hand',
    factor: 'Users',
    rungs: ALL,
    horizon: 90,
    origin: 'sum',
    needs: ['open'],
    write: (brief) => {
      const { claims, isInUse, isHinted, name } = brief;
      const whom = whomOf(brief) ?? 'who would buy it';
      if (isInUse || (isHinted && claims.facts.stage !== 'idea') || claims.commitments !== null) return null;
      return {
        title: `Let three ${whom} use ${name} for a month, by hand where it is not built`,
        description: `Agree beforehand on the one figure that shows whether it helped. Bring back that figure for each of the three before and after, what you did by hand, and which of them goes on and pays.`,
      };
    },
  },
];

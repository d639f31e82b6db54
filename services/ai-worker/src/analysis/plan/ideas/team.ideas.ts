import { wholeDollars } from '../figures.js';
import { answer, BELOW_PROOF, type Idea } from '../idea.js';
import { firstIn } from './fact.ideas.js';

/** The role of a future hire. */
const ROLE =
  /\b(engineer|developer|programmer|designer|salesperson|sales lead|seller|nurse|physician|support person|onboarding person|marketer|technician|agronomist|operator)s?\b/;
/** Words for who does the work. */
const WHO_WORKS =
  /\b(?:i|me|myself|alone|codes?|built (?:by|it)|buil(?:d|ds|t)|made (?:it|by)|program\w*|engineers?|developers?|sales|sells?)\b/;

/** A time that somebody has worked in a trade, also in other languages and scripts. */
const YEARS =
  /[\d\u0660-\u0669\u06f0-\u06f9〇一二三四五六七八九十]\s*\+?\s*(?:years?|yrs?|y\/o|seasons?|winters?|summers?|decades?|weeks|months?|jahre\w*|saisons?|ans?\b|annees?|anos?|anni|lat\b|roku|rok\b|yil\w*|sene|jaar|ar\b|let\b|год\p{L}*|лет|рок\p{L}*|سن[ةهو]\p{L}*|سنين|عام\p{L}*|年|か月|ヶ月|년|साल|वर्ष)|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty)[\s-]?\w*\s(?:years|seasons|winters|decades)\b|\b(?:retired|lifelong|generation|dekad\w*|all (?:my|our) li(?:fe|ves))\b|歳/u;

/** Words for somebody who sells. */
const SELLS =
  /\b(?:sell\w*|sold|sales\w*|selling|salesp\w+|marketing|market\w*|customers?|clients?|commercial|business|trade|dealer\w*|shop|ran|owner|owned|owns|runs|founder of|mba|account\w*|phone|door|ceo|coo|partner\w*)\b/;
/** Words for somebody who builds. */
const BUILDS = /\b(?:engineer\w*|developer\w*|programm\w*|codes?|coded|coding|software|cto)\b/;

const NOT_BUILDING = /\b(?:cannot|can't|cant|don't|dont|no|search)\b/;

export const team: readonly Idea[] = [
  {
    id: 'experience.write-down',
    factor: 'Relevant experience',
    rungs: ['not_assessed'],
    horizon: 7,
    origin: 'gap',
    write: ({ claims, name }) =>
      claims.facts.team_background === null &&
      !claims.statements.some(({ field, text }) => field !== 'funding_usage' && WHO_WORKS.test(text))
        ? {
            title: `Say who builds ${name}, who sells it and what each did before`,
            description:
              'The field for the team is blank, so that nothing of it counts yet. Write for each person the role, the hours a week and one result with a number that bears on this trade; where nobody builds or nobody sells, say whom you look for.',
          }
        : null,
  },
  {
    id: 'team.first-hire',
    factor: 'Team completeness',
    rungs: [...BELOW_PROOF],
    horizon: 90,
    write: ({ ask, claims, quote }) => {
      const use = claims.in('funding_usage').find(({ text }) => ROLE.test(text));
      const role = use && ROLE.exec(use.text)?.[1];
      if (ask === 0 || !use || role === undefined) return null;
      return {
        title: `Line up the ${role} for whom the ${wholeDollars(ask)} would pay`,
        description:
          'Write the profile in five lines and talk to three people who fit it. Bring back the salary they ask, their notice period and which of them would start when the round closes.',
        shown: quote(use),
      };
    },
  },
  answer('team.builder', 'no_technical_founder', 'Team completeness', 90, ({ name }) => ({
    title: `Bring the building of ${name} into the team`,
    description:
      'List what a technical partner would build in the first three months and show it to five engineers. Check meanwhile that the code and all accounts are in your name. Bring back who would join and on what terms.',
  })),
  answer('team.seller', 'no_seller', 'Team completeness', 30, ({ prospects }) => ({
    title: `Make ten sales calls to ${prospects} yourselves`,
    description:
      'Let the same founder make all ten, with a price in every call. Bring back how many said yes, how many said no, and the sentence you heard most often.',
  })),
];

/** What the team field lacks; asked after what the business lacks. */
export const teamGaps: readonly Idea[] = [
  {
    id: 'fact.team-results',
    factor: 'Relevant experience',
    horizon: 7,
    origin: 'gap',
    write: ({ claims, quote, prospects }) => {
      const first = firstIn(claims, 'team_background');
      const said = claims.in('team_background');
      if (!first || said.some((one) => YEARS.test(one.text) || one.is('team_gap'))) return null;
      return {
        title: `Say for how long each of you has worked with ${prospects}`,
        description:
          'Your text for the team names no years. Write for each person how many, where, and one thing that was built, sold or run there, with a figure. Bring back two sentences and somebody who can confirm them.',
        shown: quote(first),
      };
    },
  },
  {
    id: 'fact.team-seller',
    factor: 'Team completeness',
    horizon: 30,
    origin: 'gap',
    needs: ['open', 'English'],
    write: ({ claims, quote, prospects, revenue }) => {
      const said = claims.in('team_background');
      const built = said.find(
        ({ text, isDenied }) => !isDenied && BUILDS.test(text) && !NOT_BUILDING.test(text),
      );
      if (!built || said.some(({ text }) => SELLS.test(text))) return null;
      return {
        title: `Say who of you sells to ${prospects}, and for how many hours a week`,
        description: `Your text for the team says who builds. ${revenue > 0 ? `Write down who made the last five sales behind the ${wholeDollars(revenue)} a month, and how.` : 'Let the same one make five calls this week, with a price.'} Bring back the name, the hours, and what the one who sells has sold before.`,
        shown: quote(built),
      };
    },
  },
];

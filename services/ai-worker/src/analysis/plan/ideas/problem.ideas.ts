import type { Statement } from '../../../claims/statement.js';
import { answer, type Idea, LOW } from '../idea.js';
import { isAbout } from '../nouns.js';

/** Says that the customers have the problem. */
const THEM = /\b(?:they|them|their|you|your|we lost|each of)\b/;

/** Whether a statement gives a cost of the problem in money or time. */
const isRate = ({ quantities, text }: Statement): boolean =>
  quantities.some(({ kind }) => kind === 'money' || kind === 'time') &&
  /\b(?:spends?|loses?|costs?|takes?|waits?|pays?|wastes?)\b/.test(text);

export const problem: readonly Idea[] = [
  {
    id: 'problem.describe',
    factor: 'Problem',
    rungs: LOW,
    horizon: 7,
    origin: 'gap',
    write: ({ claims, who }) =>
      claims.in('problem_statement').length > 0 || claims.leaning('problem', 'problem_cost').length > 0
        ? null
        : {
            title: `Describe one day on which ${who} have the problem`,
            description:
              'Write who it happens to, when, what they do about it and what it costs them in hours or money. Take it from a real person. Bring back three sentences for the problem field.',
          },
  },
  {
    id: 'problem.check-figure',
    factor: 'Problem',
    rungs: ['considered', 'explained', 'specified'],
    horizon: 30,
    origin: 'own',
    needs: ['open'],
    write: ({ claims, prospects }) => {
      const cost = claims
        .in('problem_statement')
        .find((one) => isRate(one) && (isAbout(one, prospects) || THEM.test(one.text)));
      if (!cost) return null;
      return {
        title: `Check your figure for the problem with five ${prospects}`,
        description:
          'Say where the figure comes from, then let each of the five tell you theirs from their own books or calendar. Bring back the lowest, the highest and the middle figure.',
        about: cost,
      };
    },
  },
];

const OF_RESULT = /^(?:idea_description|solution_statement|competitive_advantage)$/;
/** The words of a result that was measured. */
const RESULT =
  /\b(?:fell|dropped|went from|went down|rose|saves?|saved|cuts?|reduc\w+|match\w*|correct\w*|agrees?|less|fewer|instead of|bound|found|caught)\b/;

export const solution: readonly Idea[] = [
  {
    id: 'solution.repeat-result',
    factor: 'Solution',
    horizon: 90,
    write: ({ best, who }) => {
      const result = best('outcome');
      if (!result?.quantities.length || !OF_RESULT.test(result.field) || !RESULT.test(result.text))
        return null;
      if (result.is('problem') || result.isPlanned || result.is('team_experience')) return null;
      if (
        result.quantities.every(
          ({ behind, kind }) => kind === 'time' && /^(?:years?|seasons?)\b/.test(behind),
        )
      )
        return null;
      return {
        title: 'Repeat your result where you do not stand beside it',
        description: `Let others take the measure with five ${who} you have not worked with before, and write down how it is done. Bring back the new figure beside the old one, and the number of cases behind each.`,
        about: result,
      };
    },
  },
  answer('solution.outside-the-laboratory', 'unproven_technology', 'Solution', 90, ({ name }) => ({
    title: `Show ${name} once outside the laboratory, with a witness`,
    description:
      'Choose the smallest test under real conditions, agree beforehand on the figure that counts as success, and invite one outside expert. Bring back the figure that was agreed and the one that was reached.',
  })),
  answer('solution.licence', 'regulated', 'Figures', 30, ({ name }) => ({
    title: `Ask the authority in writing which licence ${name} needs`,
    description:
      'Describe in one page what you do and ask which permit applies, what it costs and how long it takes. Ask two firms that hold it. Bring back the name of the permit, the months and the cost.',
  })),
  answer('solution.if-it-fails', 'liability', 'Figures', 30, () => ({
    title: 'Get an insurance quote for the worst that can go wrong',
    description:
      'Write down the worst case, who would be hurt and what you do to prevent it, and send it to two insurers. Bring back the yearly premium, the sum insured and what they demand of you.',
  })),
  answer('solution.personal-data', 'sensitive_data', 'Figures', 30, () => ({
    title: 'Draw where personal data goes and who can see it',
    description:
      'List each kind of data, why you need it, where it is kept and when it is deleted, and have a data protection expert read it. Bring back what you can stop collecting and the points still open.',
  })),
  answer('solution.moderation', 'content_moderation', 'Figures', 30, () => ({
    title: 'Write the rules for what users may publish and try them',
    description:
      'Take the last 100 posts, or 100 from a service alike, and let two people decide by your rules. Bring back in how many of the 100 they disagreed and how many minutes it took.',
  })),
];

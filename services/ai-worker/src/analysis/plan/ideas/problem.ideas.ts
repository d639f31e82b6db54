import { answer, HIGH, LOW, PROVEN, type Idea } from '../idea.js';

/** What is wrong today, and whether the answer helps. */
export const problem: readonly Idea[] = [
  {
    id: 'problem.describe',
    factor: 'Problem',
    rungs: LOW,
    horizon: 7,
    write: ({ claims, who }) =>
      claims.in('problem_statement').length > 0
        ? null
        : {
            title: `Describe one day on which ${who} have the problem`,
            description:
              'Write who it happens to, when, what they do about it and what it costs them in hours or money. Take it from a real person. Bring back three sentences for the problem field.',
          },
  },
  {
    id: 'problem.number',
    factor: 'Problem',
    rungs: ['absent', 'considered', 'explained'],
    horizon: 7,
    write: ({ claims, who, opening, best }) => {
      const measured = claims.in('problem_statement').some(({ quantities }) => quantities.length > 0);
      if (measured || claims.of('problem_cost').length > 0) return null;
      const about = opening('problem_statement') ?? best('problem');
      if (!about) return null;
      return {
        title: `Put a figure on the problem with three ${who}`,
        description:
          'Ask each how often it happened last month, how many minutes it took and what it cost. Bring back the three answers and the middle one as your figure.',
        about,
      };
    },
  },
  {
    id: 'problem.check-figure',
    factor: 'Problem',
    rungs: ['considered', 'explained', 'specified'],
    horizon: 30,
    write: ({ best, claims, who }) => {
      const cost =
        claims.in('problem_statement').find(({ quantities }) => quantities.length > 0) ??
        best('problem_cost');
      if (!cost?.quantities.length) return null;
      return {
        title: `Check your figure for the problem with five more ${who}`,
        description:
          'Say where the figure comes from, then measure it again: let each of the five keep count for a week. Bring back the lowest, the highest and the middle figure.',
        about: cost,
      };
    },
  },
  {
    id: 'problem.rank',
    factor: 'Problem',
    rungs: ['considered', 'explained', 'specified'],
    horizon: 30,
    write: ({ prospects, opening }) => {
      const about = opening('problem_statement');
      if (!about) return null;
      return {
        title: `Ask ten ${prospects} for their three greatest worries`,
        description:
          'Do not mention your subject. Note whether this problem comes up by itself and at which place, and what they have already paid to be rid of it. Bring back how many of the ten named it.',
        about,
      };
    },
  },
  {
    id: 'problem.own-words',
    factor: 'Problem',
    rungs: [...HIGH, ...PROVEN],
    horizon: 30,
    write: ({ who, best, opening }) => {
      const about = best('problem_cost', 'problem') ?? opening('problem_statement');
      if (!about) return null;
      return {
        title: `Collect five sentences in which ${who} tell of the problem themselves`,
        description:
          'Ask for leave to quote them with name and role. One sentence from somebody who suffers from it says more than a page of yours. Bring back five sentences and the two that you may publish.',
        about,
      };
    },
  },
];

/** What it does, how, and with what effect. */
export const solution: readonly Idea[] = [
  {
    id: 'solution.steps',
    factor: 'Solution',
    rungs: LOW,
    horizon: 7,
    write: ({ claims, name, one, opening, isSoftware }) =>
      claims.of('mechanism').length > 0
        ? null
        : {
            title: `Describe in four steps what happens when somebody uses ${name}`,
            description: `${isSoftware ? `Write what the ${one} puts in, what happens with it, what comes out and what is done by hand today` : `Write what the ${one} asks for, who does what then, with which tools, and what the ${one} has at the end`}. Bring back the four steps and how many minutes each of them takes.`,
            about: opening('solution_statement'),
          },
  },
  {
    id: 'solution.by-hand',
    factor: 'Solution',
    rungs: ['not_assessed', 'absent', 'considered', 'explained'],
    stages: ['idea'],
    horizon: 30,
    write: ({ prospects, opening, isInUse }) =>
      isInUse
        ? null
        : {
            title: `Do the work by hand for two ${prospects} before you build more`,
            description:
              'Give them the result as if the product were there, and change what does not help. Bring back the hours it took you, what they used of it and whether they asked for it again.',
            about: opening('solution_statement'),
          },
  },
  {
    id: 'solution.before-after',
    factor: 'Solution',
    rungs: ['absent', 'considered', 'explained', 'specified'],
    stages: ['mvp', 'launched', 'growing'],
    horizon: 30,
    write: ({ claims, who, name, opening }) =>
      claims.of('outcome').length > 0
        ? null
        : {
            title: `Measure what ${name} changes for three ${who}`,
            description:
              'Choose one figure that matters to them, take it for a week without and a week with the product, and keep the raw notes. Bring back the three pairs of numbers, also where nothing changed.',
            about: opening('solution_statement', 'problem_statement'),
          },
  },
  {
    id: 'solution.repeat-result',
    factor: 'Solution',
    horizon: 90,
    write: ({ best, who }) => {
      const result = best('outcome');
      if (!result?.quantities.length) return null;
      return {
        title: 'Repeat your result where you do not stand beside it',
        description: `Let others take the measure with five ${who} you have not worked with before, and write down how it is done. Bring back the new figure beside the old one, and the number of cases behind each.`,
        about: result,
      };
    },
  },
  {
    id: 'solution.limits',
    factor: 'Solution',
    rungs: [...HIGH, ...PROVEN],
    horizon: 7,
    write: ({ name, best, opening }) => {
      const about = best('mechanism', 'solution') ?? opening('solution_statement');
      if (!about) return null;
      return {
        title: `List the three cases in which ${name} does not work yet`,
        description:
          'Say for each how often it occurs, what the user then does and when you will have solved it. Investors trust a product whose limits are known. Bring back the share of all cases that the three make up.',
        about,
      };
    },
  },
  answer('solution.outside-the-laboratory', 'unproven_technology', 'Solution', 90, ({ name }) => ({
    title: `Show ${name} once outside the laboratory, with a witness`,
    description:
      'Choose the smallest test under real conditions, agree beforehand on the figure that counts as success, and invite one outside expert. Bring back the figure that was agreed and the one that was reached.',
  })),
  answer('solution.clinical-proof', 'clinical_evidence', 'Solution', 90, () => ({
    title: 'Ask two clinicians which trial would convince them',
    description:
      'Let them name the outcome, the number of patients and the comparison, and ask an ethics board how long its decision takes. Bring back patients, months and cost of the smallest trial that they would trust.',
  })),
  answer('solution.licence', 'regulated', 'Solution', 30, ({ name }) => ({
    title: `Ask the authority in writing which licence ${name} needs`,
    description:
      'Describe in one page what you do and ask which permit applies, what it costs and how long it takes. Ask two firms that hold it. Bring back the name of the permit, the months and the cost.',
  })),
  answer('solution.if-it-fails', 'liability', 'Solution', 30, () => ({
    title: 'Get an insurance quote for the worst that can go wrong',
    description:
      'Write down the worst case, who would be hurt and what you do to prevent it, and send it to two insurers. Bring back the yearly premium, the sum insured and what they demand of you.',
  })),
  answer('solution.personal-data', 'sensitive_data', 'Solution', 30, () => ({
    title: 'Draw where personal data goes and who can see it',
    description:
      'List each kind of data, why you need it, where it is kept and when it is deleted, and have a data protection expert read it. Bring back what you can stop collecting and the points still open.',
  })),
  answer('solution.moderation', 'content_moderation', 'Solution', 30, () => ({
    title: 'Write the rules for what users may publish and try them',
    description:
      'Take the last 100 posts, or 100 from a service alike, and let two people decide by your rules. Bring back in how many of the 100 they disagreed and how many minutes it took.',
  })),
  answer('solution.sell-earlier', 'long_development', 'Solution', 30, ({ prospects, name }) => ({
    title: `Find the part of ${name} that could be sold within six months`,
    description: `Look for a test, a report, a component or a licence that is ready sooner, and offer it to five ${prospects}. Bring back what it would be, its price and how many of the five want it.`,
  })),
];

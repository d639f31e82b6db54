import { BELOW_PROOF, type Idea } from '../idea.js';

/** Kinds of sentences that an investor wants a number beside. */
const CLAIMS = ['outcome', 'retention', 'growth', 'problem', 'solution', 'edge'] as const;

/** Figures that can be checked, in place of words. */
export const figures: readonly Idea[] = [
  {
    id: 'figures.one-claim',
    factor: 'Figures',
    rungs: ['absent', 'considered', 'explained'],
    horizon: 7,
    write: ({ best, claims, name }) => {
      const claim =
        claims.of(...CLAIMS).find(({ quantities, isPlanned }) => quantities.length === 0 && !isPlanned) ??
        best(...CLAIMS);
      if (!claim || claim.quantities.length > 0) return null;
      return {
        title: `Put a number beside your first claim for ${name}`,
        description:
          'Say how many, how long or how much, who counted it and on which day. Do the same with the two sentences after it that carry most weight. Bring back the three sentences as they read now.',
        about: claim,
      };
    },
  },
  {
    id: 'figures.dates',
    factor: 'Figures',
    rungs: BELOW_PROOF,
    horizon: 30,
    write: ({ claims }) => {
      const figured = claims.statements.find(
        ({ quantities, isPlanned }) => !isPlanned && quantities.some(({ mood }) => mood === 'stated'),
      );
      if (!figured) return null;
      return {
        title: 'Keep a list of your figures with the day on which each was counted',
        description:
          'One line for each: the figure, the day, where it comes from and what it was a month before. Replace every round guess in your texts by a line of that list. Bring back the figures that changed most.',
        about: figured,
      };
    },
  },
];

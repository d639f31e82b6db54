import type { Idea } from '../idea.js';

/** Figures that can be checked, in place of words. */
export const figures: readonly Idea[] = [
  {
    id: 'figures.results',
    factor: 'Figures',
    rungs: ['absent', 'considered', 'explained'],
    horizon: 7,
    write: ({ claims }) => {
      const claim = claims
        .of('outcome', 'growth', 'retention')
        .find(({ quantities, isPlanned, isDenied }) => quantities.length === 0 && !isPlanned && !isDenied);
      if (!claim) return null;
      return {
        title: 'Put a number and a date beside the result that you tell of',
        description:
          'Say of how many it is so, by how much, who counted it and on which day. Bring back the sentence as it reads now.',
        about: claim,
      };
    },
  },
];

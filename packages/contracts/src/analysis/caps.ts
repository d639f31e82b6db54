/** The caps that the screening or an admin may set: the name that users see, and the highest overall score. */
export const SCREENING_CAPS = {
  held: { factor: 'Held for review', at: 20 },
  impossible: { factor: 'Cannot be as claimed', at: 30 },
  contradiction: { factor: 'Statements contradict each other', at: 35 },
} as const;

import type { Context, Slot } from './slot.js';

/** Optional slots that one question covers for a person with little patience. */
interface Group {
  readonly slots: readonly string[];
  readonly question: (context: Context) => string;
}

const GROUPS: readonly Group[] = [
  {
    slots: ['problem_statement', 'solution_statement'],
    question: ({ name }) => `In a sentence or two: what problem does ${name} solve, and how?`,
  },
  {
    slots: ['target_market', 'competitive_advantage'],
    question: ({ name }) => `Who would pay for ${name}, and why rather than for what they use today?`,
  },
  {
    slots: ['team_background', 'location'],
    question: ({ name }) => `Who is building ${name}, and where are you based?`,
  },
  {
    slots: ['product_url', 'pitch_deck_url'],
    question: ({ name }) => `Is there anything of ${name} to look at online: a website, a pitch deck?`,
  },
  {
    slots: ['preferred_stages', 'geography_preference'],
    question: () =>
      'At which stages do you like to come in (idea, MVP, launched or growing), and in which countries or regions?',
  },
  {
    slots: ['portfolio_size', 'investment_thesis'],
    question: () => 'How many companies are in your portfolio, and what makes you say yes to one?',
  },
];

/** One question for this slot and other open slots; null if the slot is asked for alone. */
export function groupQuestion(
  slot: Slot,
  open: readonly Slot[],
  context: Context,
): { slots: readonly string[]; question: string } | null {
  const group = GROUPS.find(({ slots }) => slots.includes(slot.name));
  if (!group?.slots.every((name) => open.some((candidate) => candidate.name === name))) return null;
  return { slots: group.slots, question: group.question(context) };
}

import { NOT_ASSESSED, NOTHING, type Factor, type Finding } from './factor.js';
import { customer } from './own-words.js';
import { quote, quoted } from './reading.js';
import { BUILDER, DID, INSIDER, SELLER, TEAM_GAP } from './vocabulary.js';

const RUNGS = ['considered', 'explained', 'specified', 'evidenced'] as const;

/** A rung by steps up from "considered". */
const step = (steps: number) => RUNGS[Math.min(3, Math.max(0, steps))] ?? 'considered';

/** Who is building it: experience that bears on this, and whether the team is whole (after Payne). */
export const team: Factor[] = [
  {
    name: 'Relevant experience',
    dimension: 'team',
    share: 0.55,
    assess: ({ facts, fields }): Finding => {
      if (facts.team_background === null) return NOT_ASSESSED;
      const reading = fields.team_background;
      if (!reading.says) return NOTHING;
      const roles = [BUILDER, SELLER, INSIDER].filter((role) => reading.matches(role)).length;
      if (roles === 0) return { rung: 'considered', evidence: quote(reading) };
      const proof = reading.proof(DID);
      const steps = 1 + (reading.figures.length > 0 ? 1 : 0) + (proof && reading.figures.length > 1 ? 1 : 0);
      return { rung: step(steps), evidence: quoted(proof?.raw) ?? quote(reading, /\d/) };
    },
    improve: (facts) => [
      {
        task_title: `Write down what the team has done in ${facts.sector} before`,
        task_description: `For each person behind ${facts.idea_title}: the role, the years, and one result with a number that a stranger could check. Names alone say nothing; what was built, sold or run does.`,
        horizon_days: 7,
      },
      {
        task_title: `Ask two people who know ${customer(facts)} from inside to advise ${facts.idea_title}`,
        task_description:
          'Agree on an hour a month and what they open: introductions, data or a first test. Note who, since when and one thing that changed because of them.',
        horizon_days: 90,
      },
    ],
  },
  {
    name: 'Team completeness',
    dimension: 'team',
    share: 0.45,
    assess: ({ facts, fields }): Finding => {
      if (facts.team_background === null) return NOT_ASSESSED;
      const reading = fields.team_background;
      if (!reading.says) return NOTHING;
      const builds = reading.matches(BUILDER);
      const sells = reading.matches(SELLER);
      const knows = reading.matches(INSIDER);
      const steps =
        (builds ? 1 : 0) +
        (sells ? 1 : 0) +
        (knows || reading.figures.length >= 3 ? 1 : 0) -
        (reading.matches(TEAM_GAP) ? 1 : 0);
      return { rung: step(steps), evidence: quote(reading, builds ? BUILDER : SELLER) };
    },
    improve: (facts) => [
      {
        task_title: `Name who builds ${facts.idea_title} and who sells it to ${customer(facts)}`,
        task_description:
          'Investors look for someone who can make the product and someone who can bring it to customers. Say who does which today; for a missing half, name the profile you are talking to and by when.',
        horizon_days: 30,
      },
    ],
  },
];

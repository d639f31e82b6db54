import { type Factor } from './factor.js';
import { customer, gist } from './own-words.js';
import { textRung } from './text-rung.js';
import { CONTACT, CONTRASTS, HELD, NO_RIVALS, RESULT } from './vocabulary.js';

const said = (text: string | null) => {
  const words = gist(text);
  return words === null ? '' : ` You write: “${words}”.`;
};

/** A real problem, a way to solve it, and a reason why others cannot at once. */
export const feasibility: Factor[] = [
  {
    name: 'Problem',
    dimension: 'feasibility',
    share: 0.35,
    assess: ({ fields }) => textRung(fields.problem_statement, { proof: CONTACT }),
    improve: (facts, rung) =>
      rung === 'absent' || rung === 'considered'
        ? [
            {
              task_title: `Describe the problem as ${customer(facts)} live it`,
              task_description: `Who has it, when it happens, what it costs in hours or dollars, and why what exists in ${facts.sector} does not solve it.${said(facts.problem_statement)}`,
              horizon_days: 7,
            },
          ]
        : [
            {
              task_title: `Measure the problem with five ${customer(facts)}`,
              task_description: `Watch or ask at least five and note the time or money lost per week; quote the figures and how you got them.${said(facts.problem_statement)}`,
              horizon_days: 30,
            },
          ],
  },
  {
    name: 'Solution',
    dimension: 'feasibility',
    share: 0.35,
    assess: ({ fields }) => textRung(fields.solution_statement, { proof: RESULT }),
    improve: (facts, rung) =>
      rung === 'absent' || rung === 'considered'
        ? [
            {
              task_title: `Explain how ${facts.idea_title} works, step by step`,
              task_description: `What goes in, what happens, what comes out, and who does what. Leave adjectives out; a reader should be able to draw it.${said(facts.solution_statement)}`,
              horizon_days: 7,
            },
          ]
        : [
            {
              task_title: `Measure what ${facts.idea_title} changes for one of your ${customer(facts)}`,
              task_description: `Run it with one, take the figure before and after, and write both down with the date.${said(facts.solution_statement)}`,
              horizon_days: 30,
            },
          ],
  },
  {
    name: 'Edge',
    dimension: 'feasibility',
    share: 0.3,
    assess: ({ fields }) => {
      const reading = fields.competitive_advantage;
      const found = textRung(reading, {
        specific: (one) => one.figures.length > 0 || (one.content.size >= 6 && one.matches(CONTRASTS)),
        proof: HELD,
      });
      return reading.matches(NO_RIVALS) ? { rung: 'considered', evidence: found.evidence } : found;
    },
    improve: (facts) => [
      {
        task_title: `Say why a well-funded rival could not copy ${facts.idea_title} in a year`,
        task_description: `Point to something that takes time in ${facts.sector}: data only you have, a contract, a certificate, a channel, know-how. If there is none yet, name the one you will build first.${said(facts.competitive_advantage)}`,
        horizon_days: 30,
      },
    ],
  },
];

import type { StartupFacts } from '@proofround/contracts';

import { UNCHECKED_LINKS } from '../../links/link-status.js';
import { bareClaims } from '../../testing/claims.js';
import { feasibility } from './feasibility.factors.js';

const rung = (name: string, facts: Partial<StartupFacts>) =>
  feasibility.find((factor) => factor.name === name)?.assess(bareClaims(facts), UNCHECKED_LINKS).rung;
const WASTE = 'A rower loses 9 hours every winter to seams that dried out in the shed.';

describe('feasibility', () => {
  it.each<[string, Partial<StartupFacts>, string]>([
    ['Problem', {}, 'absent'],
    ['Problem', { problem_statement: 'Boats leak.' }, 'considered'],
    ['Problem', { problem_statement: WASTE }, 'specified'],
    ['Problem', { problem_statement: `${WASTE} We interviewed 31 rowers about it.` }, 'evidenced'],
    ['Solution', { idea_description: 'Rafts.' }, 'considered'],
    [
      'Solution',
      {
        solution_statement:
          'A resin soaks into the seam, swells with the water and seals the boat from inside.',
      },
      'explained',
    ],
    ['Edge', {}, 'absent'],
    ['Edge', { competitive_advantage: 'There are no competitors at all.' }, 'considered'],
    ['Figures', { idea_description: 'Rafts that seal.' }, 'absent'],
    ['Figures', { idea_description: 'We sold 40 rafts to 9 clubs at $300.' }, 'considered'],
    ['Figures', { idea_description: 'Our plan is to sell 40 rafts to 9 clubs at $300.' }, 'absent'],
    ['Figures', { idea_description: 'We will sell 40 rafts to 9 clubs at $300.' }, 'absent'],
  ])('%s of %j is %s', (name, facts, expected) => expect(rung(name, facts)).toBe(expected));
});

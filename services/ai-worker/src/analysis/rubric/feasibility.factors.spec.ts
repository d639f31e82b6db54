import type { StartupFacts } from '@proofround/contracts';

import { UNCHECKED_LINKS } from '../../links/link-status.js';
import { bareClaims } from '../../testing/claims.js';
import { feasibility } from './feasibility.factors.js';

const found = (name: string, facts: Partial<StartupFacts>) =>
  feasibility.find((factor) => factor.name === name)?.assess(bareClaims(facts), UNCHECKED_LINKS);
const rung = (name: string, facts: Partial<StartupFacts>) => found(name, facts)?.rung;
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

  it('show the strongest claim of the product, and not what others do', () => {
    const others = 'The warehouse hand puts his arm inside each bag and smells at it.';
    const patent = 'Our patent covers the cap with the sensor and the way in which it breathes.';
    const evidence = (facts: Partial<StartupFacts>) => found('Edge', facts)?.evidence;
    expect(evidence({ competitive_advantage: `${others} ${patent}` })).toBe(patent);
    expect(evidence({ competitive_advantage: others, solution_statement: patent })).toBe(patent);
    const awaited = 'We wait for the approval of the food agency for the cap.';
    expect(evidence({ competitive_advantage: others, solution_statement: awaited })).toBe(others);
    const battery = 'The battery lasts 14 months in a cold hall.';
    expect(evidence({ competitive_advantage: `Others last 3 weeks in a hall. ${battery}` })).toBe(battery);
  });
});

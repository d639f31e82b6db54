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
    const office = 'The safety approval of the cap takes 14 weeks.';
    expect(evidence({ competitive_advantage: `${others} ${office}` })).toBe(others);
    const battery = 'The battery lasts 14 months in a cold hall.';
    expect(evidence({ competitive_advantage: `Others last 3 weeks in a hall. ${battery}` })).toBe(battery);
  });

  it('quotes how it works, and not how many use it or pay for it', () => {
    const works = 'A resin soaks into the seam, swells with the water and seals the boat from inside.';
    const use = 'Forty clubs use it and pay $90 a month each.';
    for (const solution_statement of [`${works} ${use}`, `${use} ${works}`])
      expect(found('Solution', { solution_statement })).toMatchObject({ rung: 'explained', evidence: works });
  });

  it('takes results only of the startup’s own product, and no source or measurement of others', () => {
    const works = 'A resin soaks into the seam, swells with the water and seals the boat from inside.';
    const measured = 'In 9 boats the leaks fell from 31 litres a day to 4.';
    const solution = (facts: Partial<StartupFacts>) =>
      rung('Solution', { solution_statement: works, ...facts });
    expect(solution({ solution_statement: `${works} ${measured}` })).toBe('evidenced');
    expect(solution({ problem_statement: measured })).not.toBe('evidenced');
    expect(
      solution({
        solution_statement: `${works} The figure of 31 litres is from the trial of a harbour in 2019.`,
      }),
    ).not.toBe('evidenced');
  });

  it('takes the price or a figure of others for no advantage', () => {
    const price = 'Boat yards take 20 to 30% of the price of a boat, about $2,300 a year for such a club.';
    expect(found('Edge', { competitive_advantage: price })).toMatchObject({ rung: 'absent', evidence: null });
    const own = 'Our resin cures under water, and we charge 4% of the price of a boat.';
    expect(found('Edge', { competitive_advantage: `${price} ${own}` })?.evidence).toBe(own);
    const others = 'Competitors patch 3 seams a day with tar and melt it in a pot beside the water.';
    expect(rung('Edge', { competitive_advantage: others })).toBe('explained');
  });

  // rule: SCORE-38
  it('needs figures outside the budget for the highest level of figures, and quotes those', () => {
    const funding_usage = `${Array.from({ length: 9 }, (_, at) => `$${at + 11},000 for mould ${at + 41}`).join(', ')}.`;
    const sold = 'We sold 40 rafts to 9 clubs at $300.';
    expect(found('Figures', { idea_description: sold, funding_usage })).toMatchObject({
      rung: 'specified',
      evidence: sold,
    });
    const measured = `${sold} We measured 14 seams, 22 joints, 31 boats, 57 hulls, 63 oars, 77 cords, 81 bags, 92 nets, 101 masts, 113 sails, 127 pumps, 131 ropes and 149 keels.`;
    expect(rung('Figures', { idea_description: measured })).toBe('evidenced');
  });
});

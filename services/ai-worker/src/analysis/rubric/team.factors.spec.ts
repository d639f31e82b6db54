import { UNCHECKED_LINKS } from '../../links/link-status.js';
import { bareClaims } from '../../testing/claims.js';
import { team } from './team.factors.js';

const rungs = (team_background: string | null) =>
  team.map(({ assess }) => assess(bareClaims({ team_background }), UNCHECKED_LINKS).rung);

describe('a team', () => {
  it('is not assessed without a description', () => {
    expect(rungs(null)).toEqual(['not_assessed', 'not_assessed']);
  });

  it.each([
    ['Two friends.', 'Ana built boats for 11 years at a yard and ran its repair shop with 9 people.'],
    ['We are passionate visionaries.', 'Ana worked as a boat builder for 11 years.'],
  ])('with stated achievements gets a higher rung: %s / %s', (less, more) => {
    const order = ['absent', 'considered', 'explained', 'specified', 'evidenced'];
    expect(order.indexOf(rungs(more)[0] ?? '')).toBeGreaterThan(order.indexOf(rungs(less)[0] ?? ''));
  });

  it('earns nothing from the figures of the problem', () => {
    const whole = bareClaims({
      team_background: 'Ana repairs boats.',
      problem_statement: 'My uncle worked as a boat builder for 11 years and lost 9 boats to rot.',
    });
    expect(team[0]?.assess(whole, UNCHECKED_LINKS).rung).not.toBe('specified');
  });

  it('is complete with a builder, a seller and an insider, and less so with a gap', () => {
    const whole = 'Ana is an engineer, Bo ran sales for a distributor, Cy was a captain for 20 years.';
    expect(rungs(whole)[1]).toBe('evidenced');
    expect(rungs('Ana is an engineer.')[1]).toBe('explained');
    expect(rungs(`${whole} We are missing a technical co-founder.`)[1]).not.toBe('evidenced');
  });

  it('is told in plain words too: what somebody built, and years of work in the trade of the customers', () => {
    const roles = (team_background: string) =>
      team[1]?.assess(
        bareClaims({ target_market: 'Restaurants and their kitchens.', team_background }),
        UNCHECKED_LINKS,
      ).rung;
    expect(roles('Mona ran the kitchen supply of 9 restaurants for six years. Karim built ovens.')).toBe(
      'specified',
    );
    expect(roles('Mona ran the fuel supply of 9 ports for six years. Karim built ovens.')).toBe('explained');
  });

  it('quotes everybody for its completeness: the whole text, or the sentence with most roles', () => {
    const evidence = (team_background: string) =>
      team[1]?.assess(bareClaims({ team_background }), UNCHECKED_LINKS).evidence;
    const short = 'Ana repaired boats for 9 years. Bo is a software engineer.';
    expect(evidence(short)).toBe(short);
    const both = 'Ana is an engineer and Bo ran sales for a distributor.';
    const yard = 'Before that Ana worked at a yard that repaired the boats of three clubs every winter.';
    const captain = 'Ana also spent two years with a firm that surveys hulls for the insurers in two ports.';
    expect(evidence(`${yard} ${captain} ${both}`)).toBe(both);
  });
});

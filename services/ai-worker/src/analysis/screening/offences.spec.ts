import { startupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { readClaims } from '../../claims/claims.js';
import { score } from '../rubric/ledger.js';
import { holdReasons, OFFENCES, offencesIn } from './offences.js';

/** A submission that says these two things and little else. */
const submission = (idea_description: string, solution_statement: string) =>
  startupFacts.parse({
    ...aStartup(),
    idea_description,
    solution_statement,
    problem_statement: null,
    target_market: null,
    competitive_advantage: null,
    funding_usage: null,
  });
const codesOf = (idea: string, solution: string) =>
  holdReasons(offencesIn(readClaims(submission(idea, solution)))).map(({ code }) => code);

describe('offences', () => {
  it('have unique codes', () => {
    expect(new Set(OFFENCES.map(({ code }) => code)).size).toBe(OFFENCES.length);
  });

  it.each([
    [
      'Cheap location data for marketers.',
      'Our free torch app records where people go and we sell their location to brokers without asking them.',
    ],
    [
      'Home kits for gun lovers.',
      'We ship parts that customers finish at home into working pistols without a serial number or a background check.',
    ],
    [
      'A club where everybody earns.',
      'Members pay $300 to join and earn half the fee of each member they recruit; there is no product to sell.',
    ],
    [
      'Accounts for everyone, with no questions.',
      'We open exchange accounts with borrowed identities so that clients pass the identity check without their own papers.',
    ],
    [
      'A pool for small savers.',
      'Savers put in $500 and we guarantee 4 % a week with no risk to their money.',
    ],
    [
      'Know what your partner does.',
      'The app hides on your partner’s phone and sends you their messages and location without them noticing.',
    ],
    [
      'Degrees for people in a hurry.',
      'We print diplomas of real universities that look genuine enough to pass an employer’s check.',
    ],
    [
      'Cheap labour for farms.',
      'We house migrant workers on site, keep their passports until the season ends and pay below the minimum wage.',
    ],
    [
      'A rating booster for restaurants.',
      'We write hundreds of five-star reviews from accounts that we control and post them on the maps of our clients.',
    ],
    [
      'Waste removal at half the price.',
      'We save on treatment by pumping the chemical waste into the river at night.',
    ],
  ])('hold an unlawful startup: %s', (idea, solution) => {
    expect(codesOf(idea, solution)).not.toEqual([]);
  });

  it.each([
    [
      'Review checks for restaurants.',
      'We find fake five-star reviews by the accounts that wrote them and report them to the platform.',
    ],
    [
      'Consent records for marketers.',
      'We show people which apps hold their location and let them withdraw their consent with one tap.',
    ],
    [
      'Sanctions screening for small banks.',
      'We compare each transfer with the sanctions lists and stop those that hide behind shell companies.',
    ],
    [
      'Safe storage for gun owners.',
      'Our lock opens only to the registered owner, so that children cannot fire a pistol left at home.',
    ],
    [
      'A warning service for savers.',
      'We recognise pyramid schemes by how they pay for recruiting and warn people before they join.',
    ],
    [
      'Fair work on farms.',
      'Migrant workers report withheld passports and unpaid wages to the labour inspectorate through us.',
    ],
    [
      'Identity checks for exchanges.',
      'We detect borrowed and forged identity papers so that exchanges can refuse such accounts.',
    ],
    [
      'Savings in state bonds.',
      'We are a licensed broker; savers buy state bonds and we tell them plainly that prices can fall.',
    ],
    [
      'Attacks on order, for hospitals that want to know their gaps.',
      'We break into their systems and steal passwords, with the written consent of the board, and tell them how.',
    ],
    [
      'Help against stalkerware.',
      'The app finds software that hides on a phone and tells its owner who is reading the messages.',
    ],
    [
      'For each kilowatt-hour of electricity our unit delivers 3.1 kWh of heat.',
      'That is no magic, it is a heat pump; the other 2.1 come out of the sewer under the street.',
    ],
    [
      'Diploma checks for employers.',
      'Universities confirm each degree to employers, which makes printed diplomas that look genuine worthless.',
    ],
    [
      'An addiction clinic on the phone.',
      'Licensed doctors help patients to come off oxycodone and prescribe what the guidelines allow.',
    ],
    [
      'River monitoring for towns.',
      'Our sensors notice chemical waste in the river within minutes and tell the authority where it came from.',
    ],
  ])('do not hold a startup that fights them: %s', (idea, solution) => {
    expect(codesOf(idea, solution)).toEqual([]);
  });

  it('quote the founder’s sentence and cap the score at 20', () => {
    const guns = submission(
      'Home kits for gun lovers.',
      'We ship parts that customers finish at home into untraceable pistols without a serial number.',
    );
    const scored = score(guns);
    const [reason] = holdReasons(scored.offences);
    expect(reason?.code).toBe('weapons');
    expect(guns.solution_statement).toContain(reason?.quote);
    expect(scored.score.overall_score).toBeLessThanOrEqual(20);
  });

  it('do not count after an admin cleared them', () => {
    const guns = submission(
      'Home kits for gun lovers.',
      'We ship parts that customers finish at home into untraceable pistols without a serial number.',
    );
    const codes = score(guns).offences.map(({ offence }) => offence.code);
    expect(score(guns, undefined, codes).offences).toEqual([]);
  });

  it('cap an impossible claim without a hold', () => {
    const engine = submission(
      'A generator that needs no fuel.',
      'The motor gives out three times the energy that is put into it and runs for ever without fuel.',
    );
    const { offences, score: figures } = score(engine);
    expect(offences.map(({ offence }) => offence.code)).toContain('impossible_energy');
    expect(holdReasons(offences)).toEqual([]);
    expect(figures.overall_score).toBeLessThanOrEqual(30);
  });
});

import { type StartupFacts, startupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { readClaims } from '../../../claims/claims.js';
import { signsIn } from '../signs.js';
import { QUESTIONS } from './index.js';

const BLANK: Partial<StartupFacts> = {
  stage: 'launched',
  problem_statement: null,
  solution_statement: null,
  target_market: null,
  competitive_advantage: null,
  funding_usage: null,
  team_background: null,
  user_count: 0,
  monthly_revenue: 0,
};
const askedOf = (overrides: Partial<StartupFacts>) =>
  signsIn(
    readClaims(startupFacts.parse({ ...aStartup(), ...BLANK, idea_title: 'Kettle', ...overrides })),
  ).filter(({ code }) => code.startsWith('ask.'));
const codesOf = (overrides: Partial<StartupFacts>) => askedOf(overrides).map(({ code }) => code);

describe('SCORE-31: questions on a business', () => {
  // rule: SCORE-31
  it.each<[code: string, field: keyof StartupFacts, text: string, more?: Partial<StartupFacts>]>([
    [
      'rivals.mentioned',
      'competitive_advantage',
      'Los grandes fabricantes cobran cuatro veces más y no vienen.',
    ],
    ['rivals.mentioned', 'competitive_advantage', 'Die Baumärkte verleihen auch, aber nur tageweise.'],
    [
      'rivals.makers',
      'competitive_advantage',
      'It works with all tills, while each maker knows only its own.',
    ],
    ['rivals.no-hold', 'competitive_advantage', 'We are the cheapest in town.'],
    ['work.hands', 'idea_description', 'Lamps for bakers. I check each lamp in the evening.'],
    [
      'work.hands',
      'idea_description',
      'Ich leite eine kleine Werkstatt für Lampen. Ich prüfe jede Lampe selbst.',
    ],
    ['work.successor', 'team_background', 'Lamp maker for forty years. I am 67.'],
    ['money.once', 'idea_description', 'A lamp for bakers. It is $240 once.'],
    [
      'money.paid-later',
      'idea_description',
      'We sell the lamp on credit, 40 dollars down and a dollar a day.',
    ],
    ['money.stock', 'funding_usage', 'Two containers of lamps and stock for the winter'],
    [
      'money.currency',
      'idea_description',
      'Lamps for farms. We buy them in dollars from a maker abroad. A farm pays 900 pesos.',
    ],
    [
      'money.free',
      'idea_description',
      'Lamps for students. Sixty students use it, at no charge.',
      { user_count: 60 },
    ],
    [
      'dependence.few-payers',
      'idea_description',
      'Two councils and a bank pay us.',
      { monthly_revenue: 900 },
    ],
    [
      'dependence.supplier',
      'idea_description',
      'Lamps for bakers. Everything is made by a small mill in Izmir.',
    ],
    ['dependence.left-over', 'idea_description', 'We make crackers from unsold bread of nine bakeries.'],
    [
      'dependence.others',
      'idea_description',
      'Lamps for farms. Everything depends on the electricity company.',
    ],
    [
      'dependence.round-it',
      'idea_description',
      'An app that sends cleaners to flats. The app charges 12% commission.',
    ],
    ['dependence.circle', 'idea_description', 'Lamps for desks. Ten people in my dorm use one.'],
    ['law.food', 'idea_description', 'We cook soup in the evening and bring it to forty offices.'],
    ['law.passengers', 'idea_description', 'Neighbours share a car to the clinic. We carried 40 passengers.'],
    ['law.accident', 'idea_description', 'We sweep chimneys. I climb every roof with a camera.'],
    ['law.recording', 'idea_description', 'A lamp for shops that records all visitors.'],
    ['market.budget', 'target_market', '1,900 councils in the north'],
    [
      'market.season',
      'idea_description',
      'Wir vermieten Heizlampen an Gärtnereien. Von November bis März sind sie alle unterwegs.',
    ],
    ['market.units', 'funding_usage', 'Second van and somebody who drives it'],
  ])('%s in %s: %s', (code, field, text, more = {}) => {
    const sign = askedOf({ [field]: text, ...more }).find((each) => each.code === `ask.${code}`);
    expect(sign).toBeDefined();
    expect(text).toContain(sign?.statement.quote);
  });

  it.each<[code: string, field: keyof StartupFacts, text: string, more?: Partial<StartupFacts>]>([
    ['rivals.mentioned', 'competitive_advantage', 'Two big chains pay us and ordered again.'],
    ['rivals.mentioned', 'competitive_advantage', 'Both founders built software for a large computer maker.'],
    ['rivals.no-hold', 'competitive_advantage', 'We are cheap, and the burner is patented.'],
    ['rivals.no-hold', 'competitive_advantage', '61,000 photographs of cracks'],
    ['work.hands', 'idea_description', 'I used to check each lamp in the evening.'],
    ['work.hands', 'idea_description', 'I drive a van for a parcel firm.'],
    ['work.hands', 'idea_description', 'I check each lamp in the evening.', { stage: 'idea' }],
    ['work.successor', 'team_background', 'I am 60 km from the next town.'],
    ['money.once', 'idea_description', 'A chain runs a trial of the lamp (12,000 euros, one-off).'],
    ['money.paid-later', 'idea_description', 'Sold by the month on a credit card.'],
    ['money.stock', 'funding_usage', 'Software for the stock exchange'],
    ['money.currency', 'idea_description', 'A farm pays 138 euros, about 149 dollars.'],
    [
      'money.free',
      'idea_description',
      'Sixty students use it, at no charge.',
      { user_count: 60, monthly_revenue: 90 },
    ],
    ['dependence.others', 'idea_description', 'The price depends on the size of the lamp.'],
    ['dependence.round-it', 'idea_description', 'We take 0.9% of each payment by card.'],
    ['dependence.circle', 'idea_description', 'I asked two friends of my mother and three would buy it.'],
    ['law.food', 'idea_description', 'I can do all of it alone.'],
    [
      'law.food',
      'idea_description',
      'We cook soup. Our kitchen is small. We are licensed and inspected each year.',
    ],
    [
      'law.accident',
      'idea_description',
      'Accuracy is 3% on the 41 roofs that we checked, two were off because of trees.',
    ],
    ['market.budget', 'target_market', 'Parents of children at schools in the north'],
    ['market.season', 'idea_description', 'The lamp gave 3.6 times its heat, averaged over one season.'],
    ['market.units', 'funding_usage', 'Safety tests and a second model'],
  ])('%s is not in %s: %s', (code, field, text, more = {}) => {
    expect(codesOf({ [field]: text, ...more })).not.toContain(`ask.${code}`);
  });

  it('names one customer only by the figures of the fields', () => {
    const paid = { user_count: 1, monthly_revenue: 2000 };
    expect(codesOf(paid)).toContain('ask.dependence.one-customer');
    expect(codesOf({ ...paid, user_count: 2 })).not.toContain('ask.dependence.one-customer');
    expect(codesOf({ ...paid, monthly_revenue: 0 })).not.toContain('ask.dependence.one-customer');
  });

  it('asks about those who leave only if all pay by the month and no sentence speaks of it', () => {
    const monthly = {
      idea_description: 'A rota for bakeries. Each bakery pays $40 a month.',
      user_count: 100,
      monthly_revenue: 4000,
    };
    expect(codesOf(monthly)).toContain('ask.money.leaving');
    const told = { ...monthly, team_background: 'Two bakers. None of the hundred has cancelled so far.' };
    expect(codesOf(told)).not.toContain('ask.money.leaving');
    expect(codesOf({ ...monthly, monthly_revenue: 900 })).not.toContain('ask.money.leaving');
  });

  it('says that nobody sells or makes it only if no sentence has such a word', () => {
    const team_background = 'Two physicists with fourteen years at an institute.';
    expect(codesOf({ idea_description: 'A lamp that sees cracks in bells.', team_background })).toContain(
      'ask.team.gap',
    );
    const paid = { idea_description: 'A lamp that sees cracks in bells.', monthly_revenue: 900 };
    expect(codesOf({ ...paid, team_background })).not.toContain('ask.team.gap');
    const idea_description = 'A lamp that sees cracks in bells. I know every owner of a tower by name.';
    expect(codesOf({ idea_description, team_background })).not.toContain('ask.team.gap');
    const german = 'Die Lampe sieht Risse in Glocken, die man noch lange nicht hören kann.';
    expect(
      codesOf({ idea_description: german, team_background: 'Kälteingenieur, Verkäuferin und ein Landwirt' }),
    ).not.toContain('ask.team.gap');
  });

  it('says that one person does all of it only if the team names no second one', () => {
    expect(codesOf({ team_background: 'Solo. Eleven years of compilers.' })).toContain('ask.work.one-person');
    expect(
      codesOf({ team_background: 'Solo until June. Then my brother and two developers came.' }),
    ).not.toContain('ask.work.one-person');
  });

  it('misses a profession of health only if the product is for the ill', () => {
    const idea_description = 'A watch that warns patients with epilepsy of seizures.';
    const team_background = 'Two engineers from a maker of keyboards';
    expect(codesOf({ idea_description, team_background })).toContain('ask.team.health');
    expect(codesOf({ idea_description, team_background: `${team_background}, a nurse` })).not.toContain(
      'ask.team.health',
    );
    expect(codesOf({ idea_description: 'A rota for bakers.', team_background })).not.toContain(
      'ask.team.health',
    );
  });

  it('are at most four, quote each sentence once and ask once about a subject', () => {
    const asked = askedOf({
      idea_description:
        'We cook soup and bring it to forty offices. I drive it there at noon. We keep $3 of each pot. The first two offices were friends of my mother. Everything depends on the market hall. All of it comes from one farm.',
      competitive_advantage: 'The big chains do not deliver soup.',
      funding_usage: 'Second van, stock for the winter',
      team_background: 'A cook and a driver. I am 66.',
    });
    expect(asked.length).toBe(4);
    expect(new Set(asked.map(({ statement }) => statement)).size).toBe(4);
  });

  it('are complete sentences and have unique codes apart from a second reading', () => {
    const codes = new Set(QUESTIONS.map(({ code }) => code));
    expect(codes.size).toBe(QUESTIONS.length - 1);
    for (const { concern, isWhole } of askedOf({
      user_count: 1,
      monthly_revenue: 10,
      team_background: 'Solo.',
    }))
      if (isWhole) expect(concern).toMatch(/^[A-Z].*\.$/);
  });
});

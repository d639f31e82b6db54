import type { StartupFacts } from '@proofround/contracts';

import { bareClaims } from '../../testing/claims.js';
import { earningIn, soldInMonth } from './earning.js';

const read = (facts: Partial<StartupFacts>) => {
  const found = earningIn(bareClaims({ stage: 'launched', ...facts }));
  return found && { form: found.form, price: found.price, unit: found.unit, isConfirmed: found.isConfirmed };
};

describe('how a startup earns', () => {
  it('is a price for a month when all customers together pay the revenue', () => {
    expect(
      read({
        solution_statement: 'Das Lager zahlt 60 Dollar im Monat.',
        user_count: 20,
        monthly_revenue: 1200,
      }),
    ).toEqual({ form: 'term', price: '$60', unit: null, isConfirmed: true });
    expect(
      read({ solution_statement: 'A kitchen pays $30 a week.', user_count: 10, monthly_revenue: 1300 }),
    ).toMatchObject({ form: 'term', isConfirmed: true });
    expect(
      read({ solution_statement: 'A kitchen pays $30 a week.', user_count: 10, monthly_revenue: 4000 }),
    ).toMatchObject({ form: 'term', isConfirmed: false });
  });

  it('is a share when the kept part of a sum is the revenue', () => {
    expect(
      read({ idea_description: 'Sellers moved $20,000 last month and we keep 4%.', monthly_revenue: 800 }),
    ).toEqual({ form: 'share', price: '4%', unit: null, isConfirmed: true });
  });

  it('is a price for each unit, with the founder’s word for the unit', () => {
    expect(
      read({ solution_statement: 'The hall pays us $45 per tuning.', monthly_revenue: 900 }),
    ).toMatchObject({
      form: 'unit',
      unit: 'tuning',
    });
    expect(read({ solution_statement: 'A crate is $18.', monthly_revenue: 900 })).toMatchObject({
      form: 'unit',
      unit: 'crate',
    });
    expect(
      read({
        idea_description: 'Nous accordons les pianos des écoles de musique, chaque mois, chez elles.',
        solution_statement: 'Un accordeur vient chez vous, 45 euros par piano.',
        user_count: 4,
        monthly_revenue: 900,
      }),
    ).toMatchObject({ form: 'unit', unit: null });
  });

  it('is no sum below a dollar that the founder’s figures do not confirm', () => {
    const oil = { solution_statement: 'It brings a mill $0.11 per kilo.', user_count: 12 };
    expect(read({ ...oil, monthly_revenue: 3900 })).toBeNull();
  });

  it('keeps the unit of a price for a month', () => {
    const lifts = {
      idea_description: 'It is £390 for the box and then £22 a month per lift. 48 landlords pay us.',
      user_count: 48,
      monthly_revenue: 35_000,
    };
    expect(read(lifts)).toEqual({ form: 'term', price: '22 pounds', unit: 'lift', isConfirmed: false });
    expect(
      read({ solution_statement: 'Builders pay 31 euros per square metre.', monthly_revenue: 6700 }),
    ).toMatchObject({ form: 'unit', unit: 'square metre' });
  });

  it('names those in the text whose payments are the revenue', () => {
    const shops = bareClaims({
      stage: 'growing',
      idea_description: '给果农看病虫害的小程序，免费。收入来自农药店：每家每月199元，现有640家付费。',
      user_count: 34_000,
      monthly_revenue: 17_600,
    });
    expect(earningIn(shops)).toMatchObject({ form: 'term', isConfirmed: true, payers: 640 });
  });

  it('is no share that somebody else keeps', () => {
    expect(
      read({
        solution_statement: 'We are backed by an insurer that takes 55% of the fee.',
        monthly_revenue: 900,
      }),
    ).toBeNull();
    expect(
      read({ solution_statement: 'We began with 12% commission and now keep 31%.', monthly_revenue: 900 }),
    ).toMatchObject({ form: 'share', price: '31%' });
  });

  it('is a price that is paid once', () => {
    expect(read({ solution_statement: 'The lamp sells for $80, once.', monthly_revenue: 900 })).toMatchObject(
      {
        form: 'once',
        price: '$80',
      },
    );
  });

  it('is unknown from a deposit, a loss of the customers or the revenue itself', () => {
    expect(read({ solution_statement: 'The client pays a deposit of $90.' })).toBeNull();
    expect(read({ problem_statement: 'A shop loses $90 a month.' })).toBeNull();
    expect(
      read({ competitive_advantage: 'Billing services take 6%, about $2,300 a month for such a clinic.' }),
    ).toBeNull();
    expect(
      read({ idea_description: 'Revenue is $900 a month.', user_count: 30, monthly_revenue: 900 }),
    ).toBeNull();
  });

  it('tells how many units a month of revenue is', () => {
    const claims = bareClaims({
      solution_statement: 'The hall pays us $45 per tuning.',
      monthly_revenue: 900,
    });
    const found = earningIn(claims);
    expect(found && soldInMonth(found, 900)).toBe(20);
    expect(found && soldInMonth(found, 50)).toBeNull();
  });
});

describe('figures that multiply to the revenue', () => {
  it('are a price for each unit, whatever the sentence looks like', () => {
    expect(
      read({ idea_description: 'Thirty-two rentals a month across both at $200.', monthly_revenue: 6400 }),
    ).toEqual({ form: 'unit', price: '$200', unit: 'rental', isConfirmed: true });
  });

  it('may be in the currency of the founder', () => {
    expect(
      read({
        idea_description:
          'Tres comunidades de regantes nos pagan 450 € al mes por las imágenes de cada semana.',
        user_count: 3,
        monthly_revenue: 1350,
      }),
    ).toMatchObject({ form: 'term', price: '450 euros', isConfirmed: true });
  });

  it('keep the cents of a price in another currency', () => {
    expect(
      read({
        idea_description:
          'Wir kochen jeden Mittag für Betriebe im Umkreis und liefern das Essen. 7,90 € pro Essen.',
        monthly_revenue: 13_400,
      }),
    ).toMatchObject({ form: 'unit', price: '7.90 euros', unit: null });
  });
});

import type { StartupFacts } from '@proofround/contracts';

import { bareClaims } from '../../../testing/claims.js';
import {
  denialAgainstNumber,
  firstAgainstUsers,
  notLaunchedAgainstStage,
  revenueBeforeProduct,
} from './denials.js';

type Facts = Partial<StartupFacts>;

describe('a denial', () => {
  it.each<[Facts, number]>([
    [{ idea_description: 'Rafts for lakes. We have no revenue.', monthly_revenue: 4000 }, 1],
    [{ idea_description: 'Rafts for lakes. Wir haben noch keinen Umsatz.', monthly_revenue: 4000 }, 1],
    [{ idea_description: 'Rafts for lakes. We have no revenue.', monthly_revenue: 40 }, 0],
    [{ idea_description: 'Rafts for lakes. Until May we had no revenue.', monthly_revenue: 4000 }, 0],
    [{ idea_description: 'Rafts for lakes. Our rivals have no revenue.', monthly_revenue: 4000 }, 0],
    [{ idea_description: 'Rafts for lakes. We have no users.', user_count: 300 }, 1],
    [{ idea_description: 'Rafts for lakes. We have no users.', user_count: 3 }, 0],
    [{ idea_description: 'Rafts for lakes. Acme has no users.', user_count: 300 }, 0],
    [{ idea_description: 'Rafts for lakes. Most lakes have no users.', user_count: 300 }, 0],
    [{ idea_description: 'Rafts for lakes. Nobody uses it.', user_count: 300 }, 1],
    [{ idea_description: "Rafts for lakes. I don't build one, nobody pays.", monthly_revenue: 400 }, 0],
    [{ idea_description: 'Rafts for lakes. We have no revenue, nobody pays us.', monthly_revenue: 40 }, 0],
    [{ idea_description: 'Rafts for lakes. Nobody uses paper any more.', user_count: 300 }, 0],
    [{ idea_description: 'Rafts for lakes. No users complained.', user_count: 300 }, 0],
    [{ idea_description: 'Rafts for lakes. We have no customers in Peru.', user_count: 300 }, 0],
    [{ idea_description: 'Rafts for lakes. No customers so far have complained.', user_count: 300 }, 0],
    [{ idea_description: 'Rafts for lakes. We have no sales team.', monthly_revenue: 4000 }, 0],
    [{ idea_description: 'Rafts for lakes. There is no revenue share.', monthly_revenue: 4000 }, 0],
    [{ idea_description: 'Rafts for lakes. We have not taken any outside money.', monthly_revenue: 4000 }, 0],
    [{ idea_description: 'Rafts for lakes. We have not made any money.', monthly_revenue: 4000 }, 1],
    [{ idea_description: 'Rafts for lakes. We have not sold anything so far.', monthly_revenue: 4000 }, 1],
    [{ idea_description: 'Rafts for lakes. We never sold a single share.', monthly_revenue: 40 }, 0],
    [{ idea_description: "Rafts for lakes. We don't charge for the oars.", monthly_revenue: 4000 }, 0],
    [{ idea_description: "Rafts for lakes. We don't charge anybody yet.", monthly_revenue: 4000 }, 1],
    [{ idea_description: 'Rafts for lakes. We never charged a late fee.', monthly_revenue: 4000 }, 0],
    [{ idea_description: 'Rafts for lakes. So far no lake has paid.', monthly_revenue: 4000 }, 1],
    [{ idea_description: 'Rafts for lakes. None has been sold.', monthly_revenue: 4000 }, 1],
    [{ idea_description: 'Rafts. We haven’t charged anyone a cent, until May.', monthly_revenue: 4000 }, 1],
    [{ idea_description: 'Radeaux. Personne n’a encore payé.', monthly_revenue: 4000 }, 1],
    [{ idea_description: 'Balsas. No tenemos ingresos.', monthly_revenue: 4000 }, 1],
    [{ idea_description: 'Flöße. Bisher ist kein Euro geflossen.', monthly_revenue: 4000 }, 1],
    [{ idea_description: 'Flöße. Bis Mai ist kein Euro geflossen.', monthly_revenue: 4000 }, 0],
    [{ idea_description: 'Rafts. No lake has paid twice.', monthly_revenue: 4000 }, 0],
    [{ idea_description: 'Rafts. Not one customer has used it yet. Our 85 customers renew.' }, 1],
  ])('contradicts a number field: %j', (facts, count) =>
    expect(denialAgainstNumber(bareClaims(facts))).toHaveLength(count),
  );

  it.each<[Facts, number]>([
    [{ idea_description: 'Rafts. We expect our first customer in May.', user_count: 90 }, 1],
    [{ idea_description: 'Rafts. We expect our first customer in May.', user_count: 3 }, 0],
    [{ idea_description: 'Rafts. We met our first customer in May.', user_count: 90 }, 0],
  ])('that there is a customer yet contradicts the field: %j', (facts, count) =>
    expect(firstAgainstUsers(bareClaims(facts))).toHaveLength(count),
  );

  it.each<[Facts, number]>([
    [{ stage: 'growing', solution_statement: 'The app is not launched yet.' }, 1],
    [{ stage: 'mvp', solution_statement: 'The app is not launched yet.' }, 0],
    [{ stage: 'growing', solution_statement: 'Before May the app was not launched.' }, 0],
  ])('of a launch contradicts the stage: %j', (facts, count) =>
    expect(notLaunchedAgainstStage(bareClaims(facts))).toHaveLength(count),
  );

  it.each<[Facts, number]>([
    [{ solution_statement: 'We have not built anything yet.', monthly_revenue: 4000 }, 1],
    [{ solution_statement: 'We have not built anything yet.', stage: 'launched' }, 1],
    [{ solution_statement: 'We have not built anything yet.' }, 0],
    [{ solution_statement: 'Programmiert ist noch nichts.', stage: 'growing' }, 1],
    [{ solution_statement: 'When nothing was built, two lakes paid.', monthly_revenue: 4000 }, 0],
  ])('of a product contradicts revenue or stage: %j', (facts, count) =>
    expect(revenueBeforeProduct(bareClaims(facts))).toHaveLength(count),
  );
});

describe('a start that is still to come', () => {
  it('contradicts customers in the fields, also in other words', () => {
    const facts = (idea_description: string): Facts => ({ idea_description, user_count: 64 });
    expect(firstAgainstUsers(bareClaims(facts('Rafts. First customer expected in spring.')))).toHaveLength(1);
    expect(firstAgainstUsers(bareClaims(facts('Rafts. The first customer came in spring.')))).toHaveLength(0);
  });
});

import type { StartupFacts } from '@proofround/contracts';

import { bareClaims } from '../../../testing/claims.js';
import {
  payersAgainstUsers,
  usersAbovePopulation,
  usersAboveTheirCountry,
  usersAboveTheirMarket,
  usersAgainstField,
} from './users.js';

type Facts = Partial<StartupFacts>;

describe('users', () => {
  it.each<[Facts, number]>([
    [{ user_count: 20, idea_description: 'Rafts. We have 9,000 users.' }, 1],
    [{ user_count: 20, idea_description: 'Rafts. We have 31 users.' }, 0],
    [{ user_count: 2, idea_description: 'Rafts. We have 14 users.' }, 0],
    [{ user_count: 0, idea_description: 'Rafts. We have 9,000 users.' }, 0],
    [{ user_count: 20, idea_description: 'Rafts. We will have 9,000 users.' }, 0],
    [{ user_count: 20, idea_description: 'Rafts. Our rival Acme has 9,000 users.' }, 0],
    [{ user_count: 20, idea_description: 'Rafts. My last company had 9,000 users.' }, 0],
    [{ user_count: 20, idea_description: 'Rafts. A typical lake has 9,000 users.' }, 0],
  ])('differ between text and field: %j', (facts, count) =>
    expect(usersAgainstField(bareClaims(facts))).toHaveLength(count),
  );

  it.each<[Facts, number]>([
    [{ user_count: 100, idea_description: 'Rafts. We have 400 paying customers.' }, 1],
    [{ user_count: 100, idea_description: 'Rafts. We have 90 paying customers.' }, 0],
    [{ user_count: 0, idea_description: 'Rafts. We have 400 paying customers.' }, 0],
    [{ user_count: 100, idea_description: 'Rafts. Our partner bank has 400 paying customers.' }, 0],
  ])('are at least the payers: %j', (facts, count) =>
    expect(payersAgainstUsers(bareClaims(facts))).toHaveLength(count),
  );

  it.each<[Facts, number]>([
    [{ user_count: 9_000_000_000 }, 1],
    [{ target_market: 'There are 40 million households in Estonia.' }, 1],
    [{ target_market: 'There are 400,000 households in Estonia.' }, 0],
    [{ target_market: 'There are 40 million fish in Estonia.' }, 0],
  ])('are at most the people of a named country: %j', (facts, count) =>
    expect(usersAbovePopulation(bareClaims(facts))).toHaveLength(count),
  );

  it.each<[Facts, number]>([
    [{ user_count: 4_000_000, target_market: 'Rowers in Estonia' }, 1],
    [{ user_count: 4_000_000, target_market: 'Rowers in Estonia, later worldwide' }, 0],
    [{ user_count: 400_000, target_market: 'Rowers in Estonia' }, 0],
    [{ user_count: 4_000_000, target_market: 'Rowers' }, 0],
  ])('are at most the people of the only country served: %j', (facts, count) =>
    expect(usersAboveTheirCountry(bareClaims(facts))).toHaveLength(count),
  );

  it.each<[Facts, number]>([
    [{ user_count: 11_000, target_market: 'All offices on the island: 310 firms with 2,900 people' }, 1],
    [{ user_count: 400, target_market: 'All offices on the island: 310 firms with 2,900 people' }, 0],
    [{ user_count: 11_000, target_market: 'All offices on the island: 310 firms, then Europe' }, 0],
    [{ user_count: 4000, target_market: 'The whole market is about 90 pilots.' }, 1],
    [{ user_count: 100, target_market: 'The whole market is about 90 pilots.' }, 0],
    [{ user_count: 4000, target_market: 'There are about 90 pilots in Bergen.' }, 0],
  ])('are at most the whole market that the text states: %j', (facts, count) =>
    expect(usersAboveTheirMarket(bareClaims(facts))).toHaveLength(count),
  );
});

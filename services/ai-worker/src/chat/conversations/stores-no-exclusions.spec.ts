import { converse } from '../moves/converse.js';
import { freshState } from '../state.js';

const KNOWN = { budget: 1_000_000 };
const answer = (asking: string, says: string) =>
  converse({ ...freshState('investor'), known: KNOWN, asking, trail: [asking], turn: 3 }, says);

// rule: CHAT-16
describe('what an investor excludes is not stored as a wish', () => {
  it.each<[string, string, readonly string[]]>([
    ['investment_sectors', 'anything but crypto. climate + energy mostly', ['CleanTech']],
    ['investment_sectors', 'fintech and health, no hardware, no gaming', ['FinTech', 'HealthTech']],
    ['investment_sectors', 'SaaS. I avoid crypto, gaming and gambling', ['SaaS']],
    ['investment_sectors', "I don't do crypto or real estate, I do food and farming", ['Food', 'Farming']],
    ['investment_sectors', 'fintech yes, crypto no', ['FinTech']],
    ['geography_preference', 'Europe except Russia and Belarus', ['Europe']],
    ['geography_preference', 'Africa, excluding South Africa', ['Africa']],
    ['geography_preference', 'we do not invest in the US or China, only India', ['India']],
    ['preferred_stages', 'seed, not pre-seed', ['mvp', 'launched']],
    ['preferred_stages', 'anything but idea stage', ['mvp', 'launched', 'growing']],
  ])('%s: %s', (slot, says, stored) => {
    expect(answer(slot, says).state.known[slot]).toEqual(stored);
  });

  it.each([
    ['investment_sectors', 'no hardware, no gaming'],
    ['investment_sectors', 'I do not invest in crypto'],
    ['geography_preference', 'not the US'],
    ['preferred_stages', "I don't do pre-seed"],
  ])('an answer with nothing but exclusions asks for the wishes, %s: %s', (slot, says) => {
    const { state, message } = answer(slot, says);
    expect(state.known).toEqual(KNOWN);
    expect(message).toMatch(/what to leave out/);
    expect(state.asking).toBe(slot);
  });

  it('"anything but" offers all other sectors', () => {
    const { state } = answer('investment_sectors', 'anything but fintech');
    expect(state.doubts[0]?.value).toEqual([
      'HealthTech',
      'E-commerce',
      'SaaS',
      'EdTech',
      'CleanTech',
      'AI/ML',
    ]);
  });

  it('"everywhere except" is stored as worldwide, and the reply says where the exception belongs', () => {
    const { state, message } = answer('geography_preference', 'everywhere except the US');
    expect(state.known['geography_preference']).toEqual(['Worldwide']);
    expect(message).toMatch(/belongs in your thesis/);
  });

  it('"anywhere in" a region is that region', () => {
    expect(answer('geography_preference', 'anywhere in Europe').state.known['geography_preference']).toEqual([
      'Europe',
    ]);
  });
});

import type { UserType } from '@proofround/contracts';

import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

const asking = (slot: string, profile: UserType = 'startup'): InterviewState => ({
  ...freshState(profile),
  known:
    profile === 'startup' && slot !== 'idea_title'
      ? { idea_title: 'Kiln', idea_description: 'Ovens to share' }
      : {},
  asking: slot,
  trail: [slot],
  turn: 3,
});

describe('answers in everyday language', () => {
  it.each<[string, string, unknown]>([
    ['idea_title', 'its caled Rivet', 'Rivet'],
    ['idea_title', 'The name of our firm is Bauplan24.', 'Bauplan24'],
    ['idea_title', 'Loomly. Wait no, that one is taken, it is Loomwise now', 'Loomwise'],
    [
      'sector',
      "Hmm, I guess food? Food and beverage, that's what our accountant writes.",
      'Food and beverage',
    ],
    ['sector', "not sure, it's about food waste", 'Food waste'],
    ['sector', 'definitely saas', 'SaaS'],
    ['sector', 'space tech', 'Space tech'],
    ['stage', 'We started selling last autumn', 'launched'],
    ['user_count', '500, no sorry, 550', 550],
    ['user_count', '1.3k downloads, like 400 of them actually use it', 400],
    ['user_count', 'Between 20 and 25 cities', 20],
    ['monthly_revenue', 'each pays 2,000 dollars a month, so 22,000', 22_000],
    ['monthly_revenue', 'nothng yet', 0],
    ['funding_ask', 'not more than 50,000', 50_000],
    ['location', 'Our office is in Stuttgart.', 'Stuttgart'],
    ['location', 'currently Warsaw', 'Warsaw'],
    ['location', 'Austin, Texas 🤠', 'Austin, Texas'],
  ])('%s: %s', (slot, message, value) => {
    expect(converse(asking(slot), message).state.known[slot]).toEqual(value);
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['check_size_min', 'minimum 150k, maximum 500k', { check_size_min: 150_000, check_size_max: 500_000 }],
    [
      'check_size_min',
      'Never less than twenty-five thousand and never more than a hundred thousand.',
      { check_size_min: 25_000, check_size_max: 100_000 },
    ],
    [
      'check_size_min',
      'anywhere from half a million to two million',
      { check_size_min: 500_000, check_size_max: 2_000_000 },
    ],
    ['budget', 'The fund closed at $60m, and 40 million of that to deploy', { budget: 40_000_000 }],
    ['budget', '$3m. No, make it 2.5m', { budget: 2_500_000 }],
    ['current_companies', 'I have not invested in anything yet', { current_companies: 'None yet' }],
    ['geography_preference', 'France and Belgium of course', { geography_preference: ['France', 'Belgium'] }],
    ['portfolio_size', '30ish', { portfolio_size: 30 }],
  ])('by an investor, %s: %s', (slot, message, known) => {
    expect(converse(asking(slot, 'investor'), message).state.known).toEqual(known);
  });

  it.each([
    'Good day, I would like to enter my company.',
    "I'm Marta, lovely to meet you.",
    "hey, so I don't have a company yet, just something I keep thinking about",
    'Bonjour',
  ])('an opening without facts fills no slot: %s', (message) => {
    const { state, message: reply } = converse(freshState('startup'), message);
    expect(state.known).toEqual({});
    expect(reply).toMatch(/what is your startup called/);
  });

  it('a passing "nah, not yet" corrects no earlier answer', () => {
    const state = { ...asking('product_url'), recent: ['location'] };
    const known = { ...state.known, location: 'Warsaw' };
    expect(converse({ ...state, known }, 'nah not yet').state.known).toEqual(known);
  });

  it('reads "one million, two at most" as two figures', () => {
    const { state } = converse(
      asking('check_size_min', 'investor'),
      'at least one million, at most two million',
    );
    expect(state.known).toEqual({ check_size_min: 1_000_000, check_size_max: 2_000_000 });
  });

  it('an ignored suggestion is stored in the end, and the reply says so', () => {
    let state = asking('sector');
    let reply = '';
    for (let turn = 0; turn < 8 && state.known['sector'] === undefined; turn++)
      ({ state, message: reply } = converse(state, 'well that is what we keep asking ourselves as well'));
    expect(state.known['sector']).toBe('Other');
    expect(reply).toMatch(/I've put Other for now; you can change it any time/);
  });
});

import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

const KNOWN = { idea_title: 'Kiln', idea_description: 'Ovens to share', sector: 'Other', stage: 'launched' };
const after = (asking: string, says: string, more: Partial<InterviewState> = {}) =>
  converse({ ...freshState('startup'), known: KNOWN, asking, trail: [asking], turn: 3, ...more }, says);

// rule: CHAT-30
describe('a figure that somebody else says, or that does not count', () => {
  it.each<[string, string, number]>([
    ['funding_ask', "I'd thought 45,000 dollars. My neighbour said to ask for a million.", 45_000],
    ['funding_ask', '300,000. Hmm. Our adviser says 450,000 and she is right, so 450,000 dollars.', 450_000],
    ['user_count', "2,000 follow us, but those aren't customers. Customers: 264.", 264],
    ['user_count', 'it is 260 potters plus 41 kiln owners, so 301', 301],
    ['monthly_revenue', 'My grandson says it is about 3,800 dollars', 3800],
  ])('%s: %s', (slot, says, stored) => {
    expect(after(slot, says).state.known[slot]).toBe(stored);
  });
});

describe('a first message', () => {
  it.each([
    'Before I say anything: who reads this?',
    'My bank sent me here, I am eighty-one, so you must be patient with me',
    "Well it's more than an idea now",
  ])('that does not say what the startup does is not offered as its description: %s', (says) => {
    const { state, message } = converse(freshState('startup'), says);
    expect(state.doubts).toEqual([]);
    expect(message).not.toContain('as what it does');
  });

  it('that says what the startup does is offered', () => {
    expect(converse(freshState('startup'), 'We rent beehives to farmers').message).toMatch(
      /as what it does|That helps|Thanks|noted/i,
    );
  });

  it('gives no name that it takes back', () => {
    const { state } = converse(freshState('startup'), "it's called Spare Cello. wait no, we renamed it");
    expect(state.known['idea_title']).toBeUndefined();
  });
});

describe('words beside an answer', () => {
  it('do not make "growing" of what is grown or denied', () => {
    const open = { known: { idea_title: 'Tangle' } };
    expect(after('idea_description', "We're growing kelp on ropes for salt", open).state.known['stage']).toBe(
      undefined,
    );
    const told = "We've been open since February, so it's launched. It isn't growing much.";
    expect(after('stage', told, { known: { idea_title: 'Tangle' } }).state.known['stage']).toBe('launched');
  });

  it('give no link of a former employer and none that is denied', () => {
    const team = 'Jonas wrote booking software at finn.no, I ran a studio';
    expect(after('team_background', team).state.known['product_url']).toBeUndefined();
    const link = 'The product link is https://kiln.example, not finn.no';
    expect(after('monthly_revenue', link).state.known['product_url']).toBe('https://kiln.example');
  });

  it('of a name are no description', () => {
    const { state } = converse(converse(freshState('startup'), 'Hi').state, 'Offcut. one word');
    expect(state.known['idea_title']).toBe('Offcut');
    expect(state.known['idea_description']).toBeUndefined();
  });

  it.each([
    'After a storm we mend roofs for farms',
    'All small bakeries throw away dough, we collect it',
    'Previously farmers phoned each buyer, our list does it for them',
  ])('are not seen in a description: %s', (says) => {
    const open = { known: { idea_title: 'Tangle' } };
    expect(after('idea_description', says, open).state.known['idea_description']).toBe(says);
  });

  it('that name a stage are no place', () => {
    const { state } = after('stage', 'Estamos en piloto, un MVP digamos', { known: { idea_title: 'Vuelo' } });
    expect(state.known).toMatchObject({ stage: 'mvp' });
    expect(state.known['location']).toBeUndefined();
  });
});

// rule: CHAT-32
describe('a question in return', () => {
  it('is no answer if it only asks which of two is meant', () => {
    const { state } = after('target_market', 'Country, or kind of customer?');
    expect(state.known['target_market']).toBeUndefined();
    expect(state.asking).toBe('target_market');
  });

  it('is not seen in a sentence that estimates what the founder does not know', () => {
    const says = "Potters at the studios. We don't know how many kilns, about 300 we think.";
    expect(after('target_market', says).state.known['target_market']).toBe(says);
  });

  it('beside an answer that fits is not refused', () => {
    expect(after('user_count', '35 families. is that users? yeah 35').message).not.toContain("can't answer");
  });

  it('about whether an answer is binding is told that it can be changed', () => {
    expect(after('funding_ask', 'Is that binding?').message).toContain('can be changed');
  });
});

// rule: CHAT-29
it('a correction at the summary changes each figure that a clause of it names', () => {
  const { state } = after('', "it's 41 families now not 35, so the revenue is 779", {
    asking: null,
    phase: 'review',
    known: { ...KNOWN, user_count: 35, monthly_revenue: 665 },
  });
  expect(state.known).toMatchObject({ user_count: 41, monthly_revenue: 779 });
});

import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

const asking = (slot: string, more: Partial<InterviewState> = {}): InterviewState => ({
  ...freshState('startup'),
  asking: slot,
  turn: 4,
  ...more,
});
const known = (slot: string, says: string, more: Partial<InterviewState> = {}) =>
  converse(asking(slot, more), says).state.known[slot];

// rule: CHAT-20
describe('an offered description', () => {
  const offer: Partial<InterviewState> = {
    doubts: [
      { slot: 'idea_description', value: 'A bus for dogs', ask: 'Shall I put that?', fallback: false },
    ],
  };

  it.each(['Naw', 'Noi.', 'Nel', 'Pantoute', 'Nah man', 'Brrt'])('is not followed by a name: %s', (says) => {
    const { state } = converse(asking('idea_description', offer), says);
    expect(state.known).toEqual({});
  });

  it.each(['Aye aye', 'Ehen', 'Simón', 'はい', 'Yes love that is right', 'Exactly, you got me'])(
    'is accepted: %s',
    (says) => expect(known('idea_description', says, offer)).toBe('A bus for dogs'),
  );
});

describe('a name among other words', () => {
  it.each([
    ['Híjole, pues Casa de Sal', 'Casa de Sal'],
    ["Kringelfix hoißt's", 'Kringelfix'],
    ['It was Oarmate first. It is Sculler now.', 'Sculler'],
    ['「海の声」です', '海の声'],
  ])('%s', (says, name) => {
    const { state } = converse(asking('idea_title'), says);
    expect([state.known['idea_title'], state.doubts[0]?.value]).toContain(name);
  });

  it('is no sentence in Japanese', () => {
    const { state } = converse(freshState('startup'), 'こんばんは。港で網を直しています。相談です。');
    expect(state.known).not.toHaveProperty('idea_title');
  });
});

describe('figures and stages in dialects and other scripts', () => {
  it.each([
    ['user_count', 'Sept.', 7],
    ['user_count', 'Eine Werkstatt, wie gesagt.', 1],
    ['user_count', '٤٢٠ بيت', 420],
    ['user_count', '会員は二百四十人です', 240],
    ['user_count', 'Sesenta talleres, pero usuarios son mil trescientos', 1300],
    ['user_count', 'Twenty here, thirty there, so fifty all in', 50],
    ['monthly_revenue', 'Not a bean', 0],
    ['monthly_revenue', 'Keinen. Null.', 0],
    ['funding_ask', 'Fuffzigtausend Dollar', 50_000],
    ['funding_ask', 'Hunner an forty thousand dollars', 140_000],
    ['funding_ask', 'A million and a half', 1_500_000],
    ['stage', "Aye, we're sellin' it since spring", 'launched'],
    ['stage', '去年から販売しています', 'launched'],
    ['stage', 'E don launch last year', 'launched'],
    ['stage', 'まだ販売していません', undefined],
  ])('%s: %s', (slot, says, value) => expect(known(slot, says)).toBe(value));

  it.each([
    ['Lima. Ohio, not Peru.', 'Lima, Ohio'],
    ['Wangen an dr Argen', 'Wangen an dr Argen'],
  ])('%s is %s', (says, place) => expect(known('location', says)).toBe(place));

  it('a link for the deck does not replace that of the product', () => {
    const before = { known: { product_url: 'https://weir.example' } };
    const { state } = converse(asking('pitch_deck_url', before), 'Está en weir.example/ponencia');
    expect(state.known).toMatchObject({
      product_url: 'https://weir.example',
      pitch_deck_url: 'https://weir.example/ponencia',
    });
  });
});

describe('places and lists of an investor', () => {
  const places = (says: string) =>
    converse({ ...freshState('investor'), asking: 'geography_preference', turn: 4 }, says).state.known[
      'geography_preference'
    ];

  it.each([
    ['New England, I do not drive any further since my knee.', ['New England']],
    ['Denmark and Sweden, Iceland at a pinch.', ['Denmark', 'Sweden', 'Iceland']],
    ['Any', ['Worldwide']],
  ])('%s', (says, expected) => expect(places(says)).toEqual(expected));

  it('companies are read beside one that is kept back', () => {
    const { state } = converse(
      { ...freshState('investor'), asking: 'current_companies', turn: 4 },
      "Only two: a kayak maker and a pub I'd rather not mention.",
    );
    expect(state.known['current_companies']).toMatch(/kayak maker/);
  });

  it.each(["C'est confidentiel.", 'Das bespreche ich nicht.', 'Je ne les cite pas.'])(
    'a refusal is no company: %s',
    (says) => {
      const { state } = converse({ ...freshState('investor'), asking: 'current_companies', turn: 4 }, says);
      expect(state.known).toEqual({});
    },
  );
});

import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

/** The state in which the interviewer has asked for the name. */
const askedForName = (): InterviewState => converse(freshState('startup'), 'Hello!').state;

// rule: CHAT-20
describe('words that name nothing are never stored as a name or a description', () => {
  it.each([
    'merhaba',
    'Alors',
    'Nie',
    'Ne',
    'はい',
    'привет',
    'Ano, můžeme začít.',
    'Ok, bueno, vamos',
    'Ja hoor',
    'Dzien dobry',
    'Olur, başlayalım',
    'Hm, moment',
    'Wie sag ich das jetzt',
  ])('%s', (says) => {
    const { state } = converse(askedForName(), says);
    expect(state.known).toEqual({});
    expect(state.doubts).toEqual([]);
    expect(state.asking).not.toBe('sector');
  });

  it.each([
    'Czy to jest płatne?',
    'On commence par quoi ?',
    'Por onde começo?',
    'Bu ücretli mi',
    'Co mam wpisać',
  ])('a question in another language: %s', (says) => {
    const { state } = converse(askedForName(), says);
    expect(state.known).toEqual({});
    expect(state.doubts).toEqual([]);
  });

  it('asks again in other words', () => {
    const asked = converse(freshState('startup'), 'Hello!');
    const again = converse(asked.state, 'Alors...');
    expect(again.message).toMatch(/Take your time\..*called\?/s);
  });

  it('does not take a remark beside the name for the description without asking', () => {
    const { state } = converse(askedForName(), 'TUSKLINE, in capitals, always.');
    expect(state.known).toEqual({ idea_title: 'TUSKLINE' });
  });
});

// rule: CHAT-20
describe('an answer that begins with a greeting or hesitates gives the name', () => {
  it.each([
    ["Bonjour ! Alors, ça s'appelle Ruchette", 'Ruchette'],
    ['Cześć, no więc nazywa się Ulik', 'Ulik'],
    ['Ok. Allora, si chiama Fornetto.', 'Fornetto'],
    ['Ja hoor! Wij heten Slootkant', 'Slootkant'],
    ['Jmenuje se to Klika.', 'Klika'],
    ['Merhaba, adı Sütevi', 'Sütevi'],
    ['yes hello, its Thornback', 'Thornback'],
    ['Brindle, no wait, we changed that. Patchwork Row. Yes.', 'Patchwork Row'],
    ['It has no name. Maybe "Slow Tram"? Use that for now.', 'Slow Tram'],
  ])('%s', (says, name) =>
    expect(converse(askedForName(), says).state.known).toMatchObject({ idea_title: name }),
  );

  it.each([
    ["It's a working title but Mudlark", 'Mudlark'],
    ['Uff, le pusimos Totora.', 'Totora'],
    ['Eh jo, Gmiatli hoaßt des.', 'Gmiatli'],
    ['Ochh, na Kasa Tins dem dey call am', 'Kasa Tins'],
  ])('asks whether the only capitalised words inside the answer are the name: %s', (says, name) =>
    expect(converse(askedForName(), says).state.doubts).toMatchObject([{ slot: 'idea_title', value: name }]),
  );

  it('takes no German noun for a name', () =>
    expect(
      converse(askedForName(), 'Das überlegt noch meine Frau mit der Steuerberaterin').state.doubts.map(
        ({ slot }) => slot,
      ),
    ).not.toContain('idea_title'));
});

describe('the figure that a person means in the end', () => {
  const asking = (slot: string): InterviewState => ({
    ...freshState('startup'),
    known: { idea_title: 'Kiln', idea_description: 'Ovens to share', sector: 'Other' },
    asking: slot,
    trail: [slot],
    turn: 5,
  });

  it.each([
    ['a MILLION. haha no. 340 bookers.', 340],
    ['A million! Just kidding. 14.', 14],
    ['Soixante-trois foyers, plus quatre entreprises, donc 67.', 67],
  ])('%s', (says, count) =>
    expect(converse(asking('user_count'), says).state.known).toMatchObject({ user_count: count }),
  );

  it('corrects the location by its label in another language', () => {
    const before = { ...asking('user_count'), phase: 'review' as const, asking: null };
    const state = { ...before, known: { ...before.known, location: 'Recife' } };
    expect(converse(state, 'Desculpa, a cidade é Olinda.').state.known).toMatchObject({ location: 'Olinda' });
  });
});

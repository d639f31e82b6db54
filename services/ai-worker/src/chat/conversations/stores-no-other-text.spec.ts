import type { UserType } from '@proofround/contracts';

import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

const KILN = { idea_title: 'Kiln', idea_description: 'Ovens to share', sector: 'Other' };
const asking = (slot: string, profile: UserType = 'startup', known: object = KILN): InterviewState => ({
  ...freshState(profile),
  known: profile === 'startup' ? { ...known } : {},
  asking: slot,
  trail: [slot],
  turn: 5,
});
const knownAfter = (state: InterviewState, says: string) => converse(state, says).state.known;

describe('a question without a question mark', () => {
  it.each([
    ['sector', 'why do you want to know that. joinery', { sector: 'Joinery' }],
    ['location', 'who can see this. Tartu', { location: 'Tartu' }],
  ])('is answered, and the text after it is stored (%s)', (slot, says, known) =>
    expect(
      knownAfter(asking(slot, 'startup', { idea_title: 'Kiln', idea_description: 'Ovens' }), says),
    ).toMatchObject(known),
  );

  it("contains a form of address, which is not the startup's name", () =>
    expect(knownAfter(freshState('startup'), 'hey robot. Kelpline. ropes for seaweed farms')).toMatchObject({
      idea_title: 'Kelpline',
    }));
});

describe('text that is not a name is not stored as one', () => {
  it('skips an announcement above a pasted text and reads the name below it', () => {
    const pitch =
      'Pasting our blurb below:\n\nTIDEMILL — small turbines for harbour walls.\nStage: prototype';
    expect(knownAfter(freshState('startup'), pitch)).toMatchObject({ idea_title: 'TIDEMILL', stage: 'mvp' });
  });

  it.each([
    'Ich heiße Jutta, aus Kiel, und ich arbeite mit Imkern.',
    'Sou Marina, de Recife, e trabalho com pescadores.',
  ])('a personal introduction does not name a startup: %s', (says) =>
    expect(knownAfter(freshState('startup'), says)).not.toHaveProperty('idea_title'),
  );

  it('words that may be the audience are confirmed first', () => {
    const { state, message } = converse(asking('idea_title', 'startup', {}), 'Night nurses');
    expect(state.known).not.toHaveProperty('idea_title');
    expect(message).toMatch(/called "Night nurses"\?/);
    expect(knownAfter(state, 'yes')).toMatchObject({ idea_title: 'Night nurses' });
  });

  it.each([
    'Retired baker here. Ovens that tell when the loaf is done',
    'Third try, my browser froze. Shutters that close before hail',
    'Mushrooms. On old straw. In Goa.',
  ])('the first words of an opening are not a name: %s', (says) => {
    expect(knownAfter(freshState('startup'), says)).not.toHaveProperty('idea_title');
  });

  it.each(['lemme ask my brother', 'Moment, der Hund bellt', 'Maybe later today'])(
    'an excuse is not a name: %s',
    (says) => expect(knownAfter(asking('idea_title', 'startup', {}), says)).toEqual({}),
  );

  it.each(['Tern', 'Ember & Oak', 'Skylarkly, we make kites'])(
    'a text that looks like a name is stored: %s',
    (says) => {
      expect(knownAfter(asking('idea_title', 'startup', {}), says)).toHaveProperty('idea_title');
    },
  );

  it('a remark about the spelling is not part of the name', () => {
    const says = 'Lomely. No, sorry, we renamed it, Loamely with an a.';
    expect(knownAfter(asking('idea_title', 'startup', {}), says)).toMatchObject({ idea_title: 'Loamely' });
  });
});

describe('text that is not an answer is not stored as one', () => {
  it.each([
    [
      'solution_statement',
      'Entschuldigung, wird das später von allen Investoren gelesen oder bleibt es hier?',
    ],
    ['target_market', 'The kettle boiled over! Sorry, could you repeat the question please'],
    ['problem_statement', 'Mi hijo llora, un momento. ¿Cómo era la pregunta?'],
    ['solution_statement', 'as described above'],
    ['competitive_advantage', 'siehe oben'],
    ['location', 'No, that stays between us and the accountant'],
  ])('%s: %s', (slot, says) => {
    expect(knownAfter(asking(slot), says)).not.toHaveProperty(slot);
  });

  it.each([
    'We go by instinct really, so leave it blank',
    'Cela reste confidentiel.',
    'Isso eu não divulgo.',
    'no theory behind it, skip that one',
  ])('the message refuses an optional slot: %s', (says) => {
    const { state } = converse(asking('investment_thesis', 'investor'), says);
    expect(state.known).toEqual({});
    expect(state.skipped).toContain('investment_thesis');
  });

  it('"hmm, no" to a suggestion is a no', () => {
    const { state } = converse(asking('check_size_min', 'investor'), '200k');
    const after = converse(state, 'Hm, no');
    expect(after.state.known).not.toHaveProperty('check_size_max');
    expect(after.message).toMatch(/largest/);
  });

  it('a no followed by other words corrects no earlier answer', () => {
    const state = { ...asking('pitch_deck_url'), recent: ['location'] };
    const known = { ...state.known, location: 'Porto' };
    expect(knownAfter({ ...state, known }, 'No, neither')).toMatchObject({ location: 'Porto' });
  });
});

describe('keyword answers and corrected figures', () => {
  it.each<[string, string, unknown]>([
    [
      'competitive_advantage',
      'The smell! And two bakers in Lyon tried it for a month and kept it',
      /^The smell!/,
    ],
    ['location', 'Uist. Hebrides, Scotland.', 'Uist, Hebrides, Scotland'],
    ['user_count', '90. No: 90 were built, 71 are being used.', 71],
    ['user_count', 'Once talleres han pagado.', 11],
    ['stage', 'selling it', 'launched'],
  ])('%s: %s', (slot, says, value) => {
    const matching = value instanceof RegExp ? (expect.stringMatching(value) as unknown) : value;
    expect(knownAfter(asking(slot), says)[slot]).toEqual(matching);
  });

  it('keeps each keyword of a description', () => {
    const state = asking('idea_description', 'startup', { idea_title: 'Kiln' });
    expect(knownAfter(state, 'crane on a trolley. lifts beams onto barn roofs')['idea_description']).toMatch(
      /barn/,
    );
  });

  it('reads the use of the money beside a labelled ask', () => {
    const says = 'Stage: MVP\nAsk: $300,000 for moulds, a kiln and two hires.\nMarket: potters';
    const { funding_ask, funding_usage } = knownAfter(asking('stage'), says);
    expect(funding_ask).toBe(300_000);
    expect(funding_usage).toMatch(/^Moulds, a kiln and two hires/);
  });

  it.each([
    ['Oh, and the ask, make it 75,000, says my sister.', { funding_ask: 75_000 }],
    ['Moment, bei der Summe: 75.000, nicht 60.000, der Ofen ist teurer.', { funding_ask: 75_000 }],
  ])('at the summary: %s', (says, expected) => {
    const state = asking('funding_ask');
    const review = { ...state, phase: 'review' as const, asking: null };
    const known = { ...KILN, user_count: 40, funding_ask: 60_000 };
    expect(knownAfter({ ...review, known }, says)).toMatchObject(expected);
  });
});

it.each([
  ['Something on the market or at least a prototype. No raw ideas.', ['mvp', 'launched']],
  ['launched, maybe growing if it is cheap... no, write mvp and launched', ['mvp', 'launched']],
  ['Un prototype au moins, ou après le lancement, pas une idée', ['mvp', 'launched']],
])("an investor's final stages: %s", (says, stages) => {
  expect(knownAfter(asking('preferred_stages', 'investor'), says)['preferred_stages']).toEqual(stages);
});

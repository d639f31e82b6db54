import { aPair, founders } from '../testing/founders.js';
import { readThesis } from './read-thesis.js';

const refused = (text: string) =>
  readThesis(text).refusals.map(({ about }) => about.map(({ name }) => name).join(' + '));
const everybody = Object.keys(founders).filter(
  (name): name is Parameters<typeof aPair>[0] => name !== 'backer',
);
const excluded = (thesis: string) =>
  everybody.filter((name) =>
    aPair(name, thesis).startup_reasons.some((reason) => reason.startsWith('Excluded')),
  );

describe('a kind of business that a thesis refuses', () => {
  // rule: MATCH-15
  it.each([
    ['Crypto is not my cup of tea.', ['wallet', 'pegged']],
    ['Von Glücksspiel lasse ich lieber die Finger.', ['casino']],
    ['Lo de las apuestas no va conmigo.', ['casino']],
    ['Kumar bizden uzak dursun.', ['casino']],
    ['賭博に関わる会社はご遠慮ください。', ['casino']],
    ['لا أدخل في المراهنات.', ['casino']],
    ['Ставки обхожу стороной.', ['casino']],
    ['Hazardu nie tknę.', ['casino']],
    ['Casinos ont ruiné mon frère, très peu pour moi.', ['casino']],
    ['I promised my mother never to earn from a wager.', ['casino']],
    ['Il mattone lo lascio perdere.', ['landlord']],
  ])('rules out those that are of this kind: %s', (thesis, names) => expect(excluded(thesis)).toEqual(names));

  it.each([
    'Wetten und Wein sind bei mir keine Sünde.',
    "Gambling doesn't scare me.",
    "Nous ne craignons ni l'État, ni les casinos, ni le vin.",
    'No me importa que haya apuestas.',
    'Les jeux d’argent ne me font pas peur.',
    '賭博でも構いません。',
    'لا تخيفني المراهنات.',
    'My father was a bookmaker.',
    'I like casinos that pay their taxes.',
  ])('is not read from a welcome: %s', (thesis) => expect(excluded(thesis)).toEqual([]));

  it.each([
    ['No hardware for schools.', ['hardware + schools']],
    ['Apps for farms are not my cup of tea.', ['farms']],
    ['Dog food is not a market I touch.', ['pets', 'dog food']],
    ['No lending at more than 20 %.', ['lending']],
  ])('keeps what narrows it: %s', (thesis, names) =>
    expect(refused(thesis).filter((name) => !names.includes(name))).toEqual([]),
  );

  it('is spared by an exception', () => {
    const [refusal] = readThesis('Wagers are not my cup of tea, except for lotteries.').refusals;
    expect(refusal?.unless?.words).toContain('lotteries');
  });

  it('is read once, with the topic of the same name', () =>
    expect(refused('Nada de criptomonedas.')).toEqual(['Web3']));
});

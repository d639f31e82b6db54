import { rankPair } from '../ranking.js';
import { founders } from '../testing/founders.js';

const isOut = (investment_thesis: string, idea_description: string, more = {}) =>
  rankPair(
    {
      ...founders.ledger,
      problem_statement: null,
      target_market: null,
      idea_description,
      sector: 'Other',
      ...more,
    },
    { ...founders.backer, investment_thesis },
  ).startup_reasons[0]?.startsWith('Excluded') === true;

const CHAIN = 'A crypto exchange on which collectors swap tokens. Crypto art is what they swap.';
const REMITTANCES = `${CHAIN} People send remittances with it.`;

// rule: MATCH-13
describe('an exception from a refusal', () => {
  it.each<[string, string, boolean]>([
    ['No crypto, except for remittances.', REMITTANCES, false],
    ['No crypto, except for remittances.', CHAIN, true],
    ['Cripto no, salvo para remesas.', `${CHAIN} Para las remesas de cada familia.`, false],
    ['Cripto no, salvo para remesas.', CHAIN, true],
    [
      'Keine Spiele, es sei denn, eine Schule bezahlt sie.',
      'A game about fractions. Schools buy the game.',
      false,
    ],
    [
      'Keine Spiele, es sei denn, eine Schule bezahlt sie.',
      'A game about dragons. A game for the phone.',
      true,
    ],
    ['Żadnych gier, chyba że dla szkół.', 'A game about fractions, which schools buy.', true],
    ['Żadnych gier, chyba że dla szkół.', 'Gra o ułamkach, a game. Kupują ją szkoły.', false],
  ])('%s %s', (thesis, startup, out) => expect(isOut(thesis, startup)).toBe(out));

  it('spares nobody in a list of what is refused', () => {
    const wine = 'Wine from steep slopes. We press and sell wine.';
    expect(isOut('Everything except alcohol.', wine)).toBe(true);
  });

  it('leaves a demand open when its words cannot be judged', () => {
    const early = { stage: 'mvp', user_count: 0, monthly_revenue: 0 };
    const thesis = 'There has to be revenue, unless it is physics that nobody else can do.';
    expect(isOut(thesis, 'A gravimeter on cold atoms.', early)).toBe(false);
    expect(isOut('There has to be revenue.', 'A gravimeter on cold atoms.', early)).toBe(true);
  });
});

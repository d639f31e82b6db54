import { startupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { readClaims } from '../../../claims/claims.js';
import { OFFENCES } from '../offences.js';
import { offencesByPolicy } from './policies.js';

const found = (idea_description: string) =>
  offencesByPolicy(
    readClaims(
      startupFacts.parse({
        ...aStartup(),
        idea_description,
        problem_statement: null,
        solution_statement: null,
        target_market: null,
        competitive_advantage: null,
        funding_usage: null,
        team_background: null,
      }),
    ).statements,
  );
const codesIn = (text: string) => found(text).map(({ code }) => code);

describe('policies', () => {
  it.each([
    [
      'pyramid',
      'Members buy a starter kit and invite four friends. They earn from every kit that is sold, five levels down.',
      'Agents earn a share of what they sell. Nobody pays to join, and nothing is paid for inviting friends.',
    ],
    [
      'guaranteed_returns',
      'Our robot makes 3 % every trading day. It has not lost since we began.',
      'Our robot made 9 % in the last year. It lost in four of the months.',
    ],
    [
      'covert_surveillance',
      'Put it on the phone of your wife, there is no icon and no notification. You see her messages and where she is.',
      'The couple shares its location, and each sees on the phone who looks.',
    ],
    [
      'unlicensed_treatment',
      'With our tea, members throw away their insulin, no doctor needed.',
      'With our diet, the physician decides whether people can take less insulin.',
    ],
    [
      'labour_exploitation',
      'We keep the passports of the workers in our safe. They pay the flight back from their wages.',
      'The worker keeps her passport and owes us nothing, the hospital pays the flight.',
    ],
    [
      'sanctions_evasion',
      'Firms there cannot order the chips any more. We ship them as washing machine parts via a neutral country.',
      'We screen orders for firms that cannot order chips, when a neutral country is on the papers.',
    ],
    [
      'gambling_unlicensed',
      'Children open loot crates for pocket money and cash out what they win as gift cards.',
      'Children learn with play money how loot crates work and why the house wins.',
    ],
    [
      'personal_data_sale',
      'An acquaintance got into the server of a clinic. Insurers buy the patient records by the thousand.',
      'We warn clinics whose stolen patient records somebody sells.',
    ],
    [
      'counterfeit_piracy',
      'Bags with the same logo and serial card, so that nobody can tell. Customers sell them on as originals.',
      'We authenticate bags by their logo and serial card before somebody sells them on as originals.',
    ],
    [
      'fake_documents',
      'You get payslips and bank statements that look real and pass the check of any landlord.',
      'We verify payslips for landlords and find those that look real but are forged.',
    ],
    [
      'kyc_evasion',
      'Bring us cash, no questions asked. We run it through a shell company and pay it out as invoices.',
      'We monitor transfers for cash that runs through a shell company and comes out as invoices.',
    ],
    [
      'tax_evasion',
      'After closing, receipts disappear from the till, so that the tax office sees half.',
      'The till signs each receipt and sends it to the tax office.',
    ],
    [
      'drugs',
      'Antibiotics und Schlafmittel kommen ohne Rezept aus unserer Wohnung.',
      'Antibiotika gibt es bei uns nur mit Rezept einer Ärztin.',
    ],
    [
      'weapons',
      'Kits for a pistol without a serial number that nobody can trace.',
      'A safe that gives the pistol only to its licence holder.',
    ],
    [
      'trafficking',
      'Wir bringen Familien ohne Papiere über die Grenze, 5.000 Euro je Kopf.',
      'Wir beraten Familien, wo sie einen Antrag stellen können.',
    ],
    [
      'discrimination',
      'Le tri écarte les candidates enceintes avant l’entretien, la raison n’apparaît nulle part.',
      'Le tri masque le nom et l’âge, et les candidates enceintes ont les mêmes chances.',
    ],
    [
      'competition',
      'All bidders enter their price, the tool tells whose turn it is and the others bid higher.',
      'Towns see all bids on one page and compare the prices.',
    ],
    [
      'bribery',
      'A part of our fee goes to the officer in cash, and the permit is on the top of the pile.',
      'We fill in the forms, so that the officer can decide on the permit sooner.',
    ],
    [
      'hacking',
      'Tell us a rival and we take his shop offline for a day.',
      'When a rival floods your shop, we keep it online.',
    ],
    [
      'impossible_energy',
      'The generator makes more power than it takes, and once it runs, no fuel is needed.',
      'The heat pump gives more heat than the electricity it takes.',
    ],
    [
      'impossible_science',
      'Our model predicts the lottery numbers and is never wrong.',
      'Our model predicts how many lottery tickets a kiosk sells.',
    ],
  ])('find %s when all cues come together, and no lawful neighbour of it', (code, bad, good) => {
    expect(codesIn(bad)).toContain(code);
    expect(codesIn(good)).toEqual([]);
  });

  // rule: REVIEW-8
  it('quote a sentence that shows it', () => {
    expect(
      found('We are two. Kits for a pistol without a serial number that nobody can trace.'),
    ).toMatchObject([
      { statement: { quote: 'Kits for a pistol without a serial number that nobody can trace.' } },
    ]);
  });

  // rule: REVIEW-8
  it('are silenced by work against a wrong, and not by the word for watching or stopping', () => {
    const spying =
      'Put it on the phone of your wife, there is no icon and no notification. You see her messages.';
    expect(codesIn(`${spying} It monitors her day and stops at midnight.`)).toEqual(['covert_surveillance']);
    expect(codesIn(`${spying} Our app stops such tracking apps.`)).toEqual([]);
  });

  it('do not join cues that stand far apart', () => {
    const apart = 'We bake bread. We sell it in town. We open at six. We have two ovens.';
    expect(codesIn(`Our baker once mended a pistol. ${apart} Our cakes have no serial number.`)).toEqual([]);
  });

  it('name offences that the founder can be told about', () => {
    const known = new Set(OFFENCES.map(({ code }) => code));
    for (const code of [
      'trafficking',
      'bribery',
      'competition',
      'market_abuse',
      'abusive_debt',
      'fraud',
      'spam',
    ])
      expect(known).toContain(code);
  });
});

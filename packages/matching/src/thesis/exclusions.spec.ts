import { aPair, founders } from '../testing/founders.js';

type Founder = Exclude<keyof typeof founders, 'backer'>;
const everybody = Object.keys(founders).filter((name): name is Founder => name !== 'backer');

/** A thesis, who it rules out, and who it does not: both sides of every rule. */
const THESES: readonly (readonly [thesis: string, out: readonly Founder[], stays: readonly Founder[]])[] = [
  // Plain refusals.
  ['No crypto please.', ['wallet'], ['ledger', 'herd']],
  ['We skip hardware.', ['robot'], ['ledger', 'wallet']],
  ['Sorry, no consumer.', ['snack'], ['ledger', 'herd']],
  ['Please do not write to us about gambling.', ['casino'], ['quitBetting', 'ledger']],
  ["We don't touch gambling, tobacco or weapons.", ['casino', 'vape'], ['quitBetting', 'ledger']],
  ['Not a fan of marketplaces.', ['stall'], ['ledger']],
  ['Hardware is not for us.', ['robot'], ['ledger']],
  ['Crypto founders need not apply.', ['wallet'], ['ledger']],
  ['I have never backed biotech and I never will.', ['molecule'], ['ledger']],
  ['Happy to look at most things, but I stay away from web3.', ['wallet'], ['ledger', 'robot']],
  ['Everything except hardware.', ['robot'], ['ledger', 'stall']],
  ['Any sector other than biotech or gambling.', ['molecule', 'casino'], ['ledger', 'herd']],
  ['Steer clear if you build games.', ['game'], ['ledger']],
  ['We pass on drones, robots and anything else that flies or walks.', ['robot'], ['ledger']],
  ['B2B software. No e-commerce, no games.', ['game', 'shop'], ['ledger']],
  ['Nothing that needs FDA approval.', ['implant'], ['ledger', 'herd']],
  ["I lost money in crypto twice and won't do it again.", ['wallet'], ['ledger']],
  ['Real estate? No thanks.', ['landlord'], ['ledger']],
  ['Out of scope: gambling, adult content, real estate.', ['casino', 'landlord'], ['ledger']],
  ['We are not interested in dating apps.', ['dating'], ['ledger', 'snack']],
  ['Fintech and health, not crypto.', ['wallet'], ['ledger']],
  ['Neither games nor marketplaces.', ['game', 'stall'], ['ledger']],
  ['Dentists are wonderful people, but we do not fund software for dentists.', ['dentist'], ['ledger']],
  ['We avoid anything with livestock.', ['herd'], ['ledger']],
  [
    'My partners would kill me if I bought another restaurant business, so no restaurants.',
    ['bistro'],
    ['ledger'],
  ],

  ['We exclude gambling.', ['casino'], ['ledger']],
  ['We do not entertain gambling.', ['casino'], ['ledger']],
  ['We have no appetite for gambling.', ['casino'], ['ledger']],
  ['This fund may not invest in gambling.', ['casino'], ['ledger']],
  ['Gambling is outside our mandate.', ['casino'], ['ledger']],
  ['Policy: no gambling.', ['casino'], ['ledger']],
  ['Gambling (no).', ['casino'], ['ledger']],
  ['Games are out.', ['game'], ['ledger']],
  ['No companies that sell to hospitals.', ['recall'], ['ledger', 'ward']],
  ['Any sector excluding biotech.', ['molecule'], ['ledger']],
  ['FinTech (no crypto).', ['wallet', 'pegged'], ['ledger']],
  ['ESG exclusions apply: gambling, tobacco.', ['casino', 'vape'], ['ledger']],
  ['Exclusions: games; crypto; biotech.', ['game', 'wallet', 'molecule'], ['ledger']],
  ['We do not do:\n- games\n- crypto or biotech\n\nHardware too.', ['game', 'molecule'], ['robot']],

  // What a startup is without saying the word.
  ['No crypto.', ['pegged'], ['ledger']],
  ['No weapons.', ['jammer'], ['robot']],
  ['Nothing military.', ['jammer'], ['robot']],
  ['No healthcare.', ['recall', 'scanner'], ['ledger', 'clinicSite']],
  ['No medical devices.', ['scanner'], ['recall', 'robot']],
  ['Nothing that needs CE marking.', ['scanner'], ['recall', 'robot']],
  ['No consumer apps.', ['dating', 'lessons'], ['nursery']],

  // Refusals with a condition.
  ['Not interested in marketplaces unless they make $10k a month.', ['stall'], ['bigStall', 'ledger']],
  ['No hardware without paying customers.', ['robot'], ['soldRobot', 'ledger']],
  [
    'We do not invest in diagnostics before clinical validation.',
    ['assay'],
    ['validatedAssay', 'ledger', 'clinicSite'],
  ],
  ['We rarely do games, and never before launch.', ['game'], ['liveGame', 'ledger']],

  // Requirements for everybody.
  ["We don't do anything before revenue.", ['idea', 'herd'], ['ledger']],
  ['No pre-revenue companies.', ['idea', 'herd'], ['ledger']],
  ['Post-revenue only.', ['idea'], ['ledger']],
  ['You must have revenue.', ['idea'], ['ledger']],
  ['We need to see at least $20k MRR.', ['ledger', 'idea'], ['bigStall']],
  ['Minimum $240,000 ARR.', ['ledger', 'idea'], ['bigStall']],
  ['Nothing below 1,000 users.', ['ledger'], ['bigStall', 'liveGame']],
  ['No idea stage, show me a product.', ['idea'], ['ledger']],
  ['We only look at companies that have launched.', ['idea', 'herd'], ['bigStall']],
  ['No revenue, no meeting.', ['idea'], ['ledger']],
  ['We do not back teams without customers.', ['idea'], ['ledger']],
  ['Too late for us once you pass $20k a month.', ['bigStall'], ['ledger']],

  ['We come in after the first $10k of monthly revenue.', ['idea', 'herd'], ['bigStall']],
  ['We invest from first revenue.', ['idea', 'herd'], ['ledger']],

  // Places.
  ['Only the Nordics.', ['wallet', 'herd'], ['ledger']],
  ['I only back founders in Kenya.', ['ledger', 'wallet'], ['herd']],
  ['We never invest outside Europe.', ['herd'], ['ledger', 'wallet']],
  ['No companies from Kenya, sorry.', ['herd'], ['ledger']],
  ['UK and Ireland only.', ['herd', 'wallet', 'ledger'], []],
  ['We back companies in Kenya, Uganda, and Denmark only.', ['wallet'], ['herd', 'ledger']],
  ['Anywhere but the Nordics.', ['ledger'], ['wallet', 'herd']],

  // Only one subject.
  ['We invest exclusively in agriculture.', ['ledger', 'casino'], ['herd']],
  ['Only B2B.', ['snack', 'dating'], ['ledger', 'robot']],

  // Other languages.
  ['Kein Glücksspiel, keine Kryptowährungen.', ['casino', 'wallet'], ['ledger']],
  ['Wir investieren nicht in Hardware.', ['robot'], ['ledger']],
  ['Wir investieren nur in Unternehmen mit Umsatz.', ['idea'], ['ledger']],
  ['Immobilien kommen für uns nicht in Frage.', ['landlord'], ['ledger']],
  ['Alles außer Biotechnologie.', ['molecule'], ['ledger']],
  ["Nous n'investissons pas dans les jeux d'argent.", ['casino'], ['ledger']],
  ['Pas de matériel, pas de crypto.', ['robot', 'wallet'], ['ledger']],
  ["Uniquement des entreprises avec un chiffre d'affaires.", ['idea'], ['ledger']],
  ['No invertimos en criptomonedas ni en apuestas.', ['wallet', 'casino'], ['ledger']],
  ['Sólo empresas con ingresos.', ['idea'], ['ledger']],
  ['Não investimos em hardware.', ['robot'], ['ledger']],
  ['Apenas startups com receita.', ['idea'], ['ledger']],
];

describe('the exclusions of a thesis', () => {
  it.each(THESES)('%s', (thesis, out, stays) => {
    for (const founder of out) {
      const pair = aPair(founder, thesis);
      expect([founder, pair.match_score <= 20, pair.startup_groups?.does_not_fit[0]]).toEqual([
        founder,
        true,
        expect.stringMatching(/^Excluded because they say: “.+”/),
      ]);
      expect(pair.investor_groups?.does_not_fit[0]).toMatch(/^You say: “.+”/);
    }
    for (const founder of stays) {
      const pair = aPair(founder, thesis);
      expect([founder, pair.startup_reasons.filter((reason) => reason.startsWith('Excluded'))]).toEqual([
        founder,
        [],
      ]);
    }
  });

  it.each([
    'Happy with pre-revenue.',
    'Pre-revenue is fine, and so is an idea on a napkin.',
    'We do not need revenue.',
    'No revenue required.',
    'No problem with hardware or crypto.',
    'We invest not only in fintech but in biotech and games too.',
    "We don't mind hardware.",
    'Never afraid of hardware, gambling or crypto.',
    'We back people who cannot get a bank loan and founders who never give up on hardware.',
    'We love companies that do not burn cash on marketplaces.',
    'We are not a crypto fund.',
    'Farmers do not trust marketplaces; we fund those who change that.',
    'I never lead a round and do not take board seats.',
    'We do not sign NDAs and we do not answer calls.',
    'Please tell us in plain words what you do.',
    'Nothing excites me more than hardware and games.',
    'We learn from customers, and from revenue most.',
    'We mostly invest after launch.',
    'We invest anywhere but mostly in Kenya.',
    'Games are out there, and so are we.',
    'We take what others refuse: games, gambling.',
    'Umsatz ist kein Muss.',
    'Auch ohne Umsatz willkommen.',
    "Pas besoin de chiffre d'affaires.",
    'No hace falta tener ingresos.',
    'Sem receita, sem problema.',
    'Wir investieren nicht nur in Hardware, sondern auch in Spiele.',
  ])('exclude nobody: %s', (thesis) => {
    for (const founder of everybody) {
      const pair = aPair(founder, thesis);
      expect([founder, pair.startup_reasons.filter((reason) => reason.startsWith('Excluded'))]).toEqual([
        founder,
        [],
      ]);
    }
  });

  it('quote the excluding sentence, not the whole thesis', () => {
    const pair = aPair('wallet', 'We love fintech in Europe. No crypto please. Cheques of $100k to $500k.');
    expect(pair.startup_reasons[0]).toBe('Excluded because they say: “No crypto please.”');
    expect(pair.investor_reasons[0]).toBe('You say: “No crypto please.”');
  });

  it('are also read from the present companies', () => {
    expect(
      aPair('wallet', null, { current_companies: 'Two SaaS firms; no crypto' }).match_score,
    ).toBeLessThanOrEqual(20);
  });
});

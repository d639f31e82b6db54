import { rulesOut } from '../testing/founders.js';

describe('a thing that a saying turns away', () => {
  // rule: MATCH-18
  it.each([
    ['Airlines can whistle for my money.', 'Software with which airlines resell empty seats.'],
    ['Tax havens are theft in a nice suit.', 'Registers companies in tax havens within a day.'],
    ['Psychedelics I leave to braver people.', 'Clinics where therapists accompany psilocybin sessions.'],
    ['Doorbells that spy on the street I would rip off the wall.', 'A doorbell with a camera on the street.'],
    ['I would rather fund the chalk than another museum audio guide.', 'A museum audio guide for visitors.'],
    ['Driver-facing cameras can go to hell.', "A cab camera that watches the driver's eyes."],
    ['Apps for doctors bore me.', 'Dictation for surgeons.'],
  ])('rules out who sells it: %s', (thesis, description) => expect(rulesOut(thesis, description)).toBe(true));

  it.each([
    [
      'Driver-facing cameras can go to hell.',
      'A camera that watches the road. Nothing points at the driver.',
    ],
    ['Tax havens are theft in a nice suit.', 'Finds unpaid sales tax before the state does.'],
    ['"Fair use" is an argument, not a licence.', 'A model trained on images that are bought under licence.'],
    ['We do not take calls from recruiters.', 'A board on which recruiters find welders.'],
    ['Tenant tools I leave alone.', 'A sound-proof wall panel for builders.'],
    ['Advertising-funded is a polite word for selling readers.', 'A comic for readers who pay by the month.'],
  ])('spares who does not: %s', (thesis, description) => expect(rulesOut(thesis, description)).toBe(false));

  it('is no sector that the profile chooses', () => {
    const description = 'Train tickets and inns in one booking for travellers.';
    const travel = { sector: 'Travel' };
    const thesis = 'Anything that makes a tourist photograph strangers is out.';
    expect(rulesOut(thesis, description, travel, { investment_sectors: ['Travel'] })).toBe(false);
  });
});

describe('a thing that is refused by a word of another language', () => {
  it.each([
    ['Tütün ve nargile olmaz.', 'Fruit molasses blends for water pipes.'],
    ['Turkiksia en rahoita.', 'Hats of farmed fox fur.'],
    ['Torjunta-aineet eivät kiinnosta.', 'A new herbicide for potato fields.'],
    ['De créditos de carbono no quiero saber nada.', 'A marketplace for carbon credits from mangroves.'],
    ['Palmöl kommt mir nicht auf den Teller.', 'A nougat spread with palm oil.'],
    ['لا خمر ولا قمار ولا ما يشبه القمار من صناديق الحظ', 'Sealed chance boxes with books.'],
    ['Kto pracuje na NFT, niech dzwoni gdzie indziej.', 'Card battles in which every pet is an NFT.'],
  ])('rules out who sells it: %s', (thesis, description) => expect(rulesOut(thesis, description)).toBe(true));

  it('rules out a startup that uses the words of the clause', () => {
    const thesis = "Le lait en poudre, ce n'est pas mon combat.";
    expect(rulesOut(thesis, 'Du lait en poudre livré aux parents.')).toBe(true);
    expect(rulesOut(thesis, 'Une ligne de nuit pour les mères.')).toBe(false);
  });
});

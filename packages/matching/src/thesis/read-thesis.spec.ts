import { readThesis } from './read-thesis.js';

const wants = (text: string) => readThesis(text).wants.map(({ name }) => name);
const refuses = (text: string) =>
  readThesis(text).refusals.map(({ about, unmet, ceiling }) =>
    [
      about.map(({ name }) => name).join(' + '),
      ...unmet.map(
        (requirement) =>
          `lacks ${requirement.kind} ${'least' in requirement ? requirement.least : requirement.kind === 'said' ? requirement.words : ''}`,
      ),
      ...(ceiling && 'least' in ceiling ? [`past ${ceiling.kind} ${ceiling.least}`] : []),
    ].join(': '),
  );
const places = (text: string) =>
  readThesis(text).places.map(
    ({ kind, places: list }) => `${kind} ${list.map(([place]) => place).join(' ')}`,
  );

describe('a thesis', () => {
  it.each<[string, string[]]>([
    ['I am a nurse by training and invest in tools for nurses and carers.', ['nursing']],
    ['We love SaaS for the construction industry.', ['software', 'construction']],
    ['I like climate, food and anything that keeps people independent.', ['CleanTech', 'FoodTech']],
    ['Orchard sensors and soldering irons.', ['farming', 'sensors', 'soldering irons']],
    ['Please help people who work hard at this time of the year.', []],
    ['We value clinical rigour and an honest answer.', ['rigour']],
    ['We back fintech, never crypto.', ['FinTech']],
  ])('wants topics, not ordinary words: %s', (text, topics) => expect(wants(text)).toEqual(topics));

  it.each<[string, string[]]>([
    ['Anything regulated by the FDA is a hard pass for me.', ['regulatory approval']],
    ["I've been burned by consumer apps; never again.", ['consumer']],
    ['Show me 500 paying customers.', [': lacks users 500']],
    ['If you are pre-product, come back later.', [': lacks stage mvp']],
    ["Our fund's rules forbid tobacco and alcohol.", ['tobacco', 'alcohol']],
    ['You need to be making at least 5k a month.', [': lacks revenue 5000']],
    ['Crypto: no. Everything else: tell us.', ['Web3']],
    ['We avoid pre-revenue hardware.', ['hardware: lacks revenue 1']],
    ['No hardware for schools.', ['hardware + schools']],
    ['Too early: anything without a prototype.', [': lacks stage mvp']],
    ['Nothing past Series B.', [': past stage growing']],
    ['Anything but restaurants.', ['restaurants']],
    ['Strictly no adult content.', ['adult content']],
    ['We only invest after a first pilot with a hospital.', []],
    ['We do not take calls from recruiters.', []],
    ['Tickets ab 250.000 €, mindestens 20.000 € MRR.', [': lacks revenue 23200']],
    ["Pas de projets avant le chiffre d'affaires.", [': lacks revenue 1']],
    ['Hors sujet : jeux vidéo, alcool.', ['games', 'alcohol']],
    ['No nos interesan los videojuegos.', ['games']],
    ['Niente criptovalute, solo software B2B.', ['Web3']],
    ['Geen crypto.', ['Web3']],
  ])('has its refusals: %s', (text, refusals) => expect(refuses(text)).toEqual(refusals));

  it.each<[string, string[]]>([
    ['We can only invest in companies registered in Ireland.', ['only IE']],
    ["We won't consider companies outside the US and Canada.", ['only US CA']],
    ['Solo invertimos en México y Colombia.', ['only MX CO']],
    ['Só investimos no Brasil.', ['only BR']],
    ['Kein B2C - nur DACH.', ['only dach']],
    ['Mobile first only.', []],
    ['A nice team that reads us well, please.', []],
    ['We like Poland.', []],
  ])('is restricted to places only when it says so: %s', (text, rules) =>
    expect(places(text)).toEqual(rules),
  );

  it('prefers the places it names', () => {
    expect(readThesis('Ideally in Poland or the Czech Republic.').prefers.map(([place]) => place)).toEqual([
      'PL',
      'CZ',
    ]);
  });

  it.each([
    ['We write first cheques of $25k-$100k.', { min: 25_000, max: 100_000 }],
    ['Tickets between 200k and 500k.', { min: 200_000, max: 500_000 }],
    ['I invest up to $50,000.', { min: null, max: 50_000 }],
    ['Cheques from $1m.', { min: 1_000_000, max: null }],
    ['We need $10k MRR.', null],
    ['We love teams of 50 people.', null],
  ])('states the size of checks: %s', (text, size) => expect(readThesis(text).checkSize).toEqual(size));

  it('maps rounds to stages, without refused rounds', () => {
    expect(readThesis('Pre-seed and seed.').rounds).toEqual(['idea', 'mvp', 'launched']);
    expect(readThesis('No pre-seed.').rounds).toEqual([]);
  });

  it('is not stated when it is almost empty', () => {
    expect(readThesis(null).stated).toBe(false);
    expect(readThesis('We like stubborn people.').stated).toBe(true);
  });
});

import { nameOfSector, readSector as meaningOf } from '@proofround/contracts';

import { readSector } from '../slots/founder-readers.js';
import { readSectors } from '../slots/investor.js';
import { dollars, findAmounts, perMonth } from '../../text/money.js';
import { findNumbers } from '../../text/numbers.js';
import { findLinks, isDeck, linkAnswered } from '../../text/links.js';
import { basedIn, placesIn } from '../../text/places.js';
import { guessSectors, sectorName, sectorsNamed } from '../../text/sectors.js';
import { stageIn, stagesIn } from '../../text/stages.js';
import { isNonsense } from '../../text/prose.js';
import { mend } from '../../text/slips.js';
import { nameIn } from './names.js';

const monthly = (text: string): number | undefined => {
  const [amount] = findAmounts(text).filter(({ weak }) => !weak);
  return amount && perMonth(amount.value, amount.period);
};

describe('numbers', () => {
  it.each([
    ['3,000 users', [3000]],
    ['12,500,000', [12_500_000]],
    ['1.2m', [1_200_000]],
    ['1.25M', [1_250_000]],
    ['250k', [250_000]],
    ['250 K', [250_000]],
    ['2.5 million', [2_500_000]],
    ['1,5m', [1_500_000]],
    ['1.850', [1850]],
    ['1.250.000', [1_250_000]],
    ['1.250.000,50', [1_250_000.5]],
    ['250 000', [250_000]],
    ['1,20,000', [120_000]],
    ['3 lakh', [300_000]],
    ['1.1k', [1100]],
    ['0.5m', [500_000]],
    ['.5m', [500_000]],
    ['2mm', [2_000_000]],
    ['5 mio', [5_000_000]],
    ['two million', [2_000_000]],
    ['two and a half million', [2_500_000]],
    ['2 and a half million', [2_500_000]],
    ['half a million', [500_000]],
    ['a quarter of a million', [250_000]],
    ['two point five million', [2_500_000]],
    ['a hundred and fifty thousand', [150_000]],
    ['twenty-five grand', [25_000]],
    ['twelve hundred', [1200]],
    ['one million two hundred thousand', [1_200_000]],
    ['three thousand four hundred and five', [3405]],
    ['a dozen customers', [12]],
    ['two dozen', [24]],
    ['a couple of hundred', [200]],
    ['fifty k', [50_000]],
    ['-5 users', [-5]],
    ['zero', [0]],
    ['clinics,12 users', [12]],
    ['12, 40 and 7', [12, 40, 7]],
    ['10% of 400 people', [400]],
    ['the 2nd of 30', [30]],
    ['24/7 support for 9 clinics', [9]],
    ['B2B and Web3 with 8 users', [8]],
    ['since 2023 we have 8 users', [8]],
    ['a few hundred', []],
    ['dozens of users', []],
    ['a bit of everything and more', []],
  ])('%s', (text, expected) => {
    const found = findNumbers(text)
      .filter(({ weak }) => !weak)
      .map(({ value }) => value);
    expect(found).toEqual(expected);
  });

  it('knows that "one" may be no number', () => {
    expect(findNumbers('this one')).toMatchObject([{ value: 1, weak: true }]);
  });
});

describe('amounts', () => {
  it.each([
    ['we make about 4k a month', 4000],
    ['$4k/mo', 4000],
    ['4k per month', 4000],
    ['1,850 dollars MRR', 1850],
    ['MRR is $1,850', 1850],
    ['ARR of 120k', 10_000],
    ['$120k ARR', 10_000],
    ['120k a year', 10_000],
    ['$1.2m annually', 100_000],
    ['annual revenue is 60k', 5000],
    ['annual run rate of 240k', 20_000],
    ['1k a week', 4333.33],
    ['9k a quarter', 3000],
    ['100 dollars per day', 3041.67],
    ['monthly revenue 900', 900],
    ['usd 2,500 monthly', 2500],
    ['2500 bucks', 2500],
    ['$1,850.50', 1850.5],
  ])('%s is %d a month', (text, expected) => {
    expect(monthly(text)).toBe(expected);
  });

  it.each([
    ['50 to 250k', 50_000, 250_000],
    ['50-250k', 50_000, 250_000],
    ['50k–250k', 50_000, 250_000],
    ['$50k to $250k', 50_000, 250_000],
    ['between 50 and 250 thousand', 50_000, 250_000],
    ['from 25k up to 100k', 25_000, 100_000],
    ['2 to 5 million', 2_000_000, 5_000_000],
    ['$500 to $2k', 500, 2000],
    ['half a million to 2m', 500_000, 2_000_000],
  ])('%s is a range', (text, low, value) => {
    expect(findAmounts(text)).toMatchObject([{ low, value }]);
  });

  it.each([
    ['€40k', 'euros'],
    ['40k euros', 'euros'],
    ['£1.2m', 'pounds'],
    ['300 quid', 'pounds'],
    ['40,000 CHF', 'Swiss francs'],
    ['$40k CAD', 'Canadian dollars'],
    ['₹5 lakh', 'rupees'],
    ['$40k', 'usd'],
    ['40k dollars', 'usd'],
    ['40k', null],
  ])('%s is in %s', (text, currency) => {
    expect(findAmounts(text)).toMatchObject([{ currency }]);
  });

  it('tells a sum over all time from one per month', () => {
    expect(findAmounts('50k in total so far')).toMatchObject([{ overall: true, period: null }]);
    expect(findAmounts('50k a month so far')).toMatchObject([{ period: 'month' }]);
  });

  it('shows dollars as people write them', () => {
    expect([dollars(250_000), dollars(1850.5)]).toEqual(['$250,000', '$1,850.50']);
  });
});

describe('stages', () => {
  it.each([
    ['just an idea', 'idea'],
    ['still an idea', 'idea'],
    ['idea stage', 'idea'],
    ['only on paper', 'idea'],
    ["nothing built yet, we're doing research", 'idea'],
    ["we're at MVP", 'mvp'],
    ['we have a working prototype', 'mvp'],
    ['closed beta with friends', 'mvp'],
    ['not launched, but the MVP works', 'mvp'],
    ['running a pilot', 'mvp'],
    ['we launched in March', 'launched'],
    ['live since last year', 'launched'],
    ['we just went live', 'launched'],
    ['in the app store', 'launched'],
    ['growing 20% a month', 'growing'],
    ["we're scaling now", 'growing'],
    ['series A', 'growing'],
    ['not launched yet', null],
    ['we plan to launch', null],
    ['hard to say', null],
  ])('%s: %s', (text, stage) => {
    expect(stageIn(text)?.stage ?? null).toBe(stage);
  });

  it.each([
    ['pre-seed', ['idea', 'mvp']],
    ['preseed', ['idea', 'mvp']],
    ['seed', ['mvp', 'launched']],
    ['pre-seed and seed', ['idea', 'mvp', 'launched']],
    ['series A', ['launched', 'growing']],
    ['Series A+', ['launched', 'growing']],
    ['early stage', ['idea', 'mvp']],
    ['growth stage', ['growing']],
    ['any stage', ['idea', 'mvp', 'launched', 'growing']],
    ['mvp onwards', ['mvp', 'launched', 'growing']],
    ['seed, but not pre-seed', ['mvp', 'launched']],
    ['whatever', ['idea', 'mvp', 'launched', 'growing']],
    ['good people', []],
  ])('an investor says %s', (text, stages) => {
    expect(stagesIn(text).stages).toEqual(stages);
  });
});

describe('sectors', () => {
  it.each([
    ['fintech', 'FinTech'],
    ['fin-tech', 'FinTech'],
    ['Health Tech', 'HealthTech'],
    ['healthcare', 'HealthTech'],
    ['ecommerce', 'E-commerce'],
    ['artificial intelligence', 'AI/ML'],
    ['ai', 'AI/ML'],
    ['climate', 'CleanTech'],
    ['edutech', 'EdTech'],
    ['saas', 'SaaS'],
    ['other', 'Other'],
    ['Agritech', 'Agritech'],
    ['B2B SaaS', 'B2B SaaS'],
  ])('%s is written %s', (text, sector) => {
    expect(sectorName(text)).toBe(sector);
  });

  it.each([
    ['InsurTech', 'InsurTech'],
    ['insurance', 'InsurTech'],
    ['insur tech', 'InsurTech'],
    ['biotech', 'BioTech'],
    ['biotechnology', 'BioTech'],
    ['payments', 'FinTech'],
    ['financial services', 'FinTech'],
    ['medtech', 'HealthTech'],
    ['femtech', 'HealthTech'],
    ['retail', 'E-commerce'],
    ['enterprise software', 'SaaS'],
    ['e-learning', 'EdTech'],
    ['clean energy', 'CleanTech'],
    ['machine learning', 'AI/ML'],
  ])('%s is %s to founders, investors and matches alike', (text, sector) => {
    expect(readSector(text)).toEqual({ kind: 'value', value: sector });
    expect(readSector(`I would say it is some kind of ${text} startup`)).toEqual({
      kind: 'value',
      value: sector,
    });
    expect(readSectors(`${text} and gaming`)).toEqual({ kind: 'value', value: [sector, 'Gaming'] });
    expect(meaningOf(text).ids.map(nameOfSector)).toEqual([sector]);
  });

  it('are found in a sentence, but not where they are ruled out', () => {
    const found = sectorsNamed('mostly fintech and health, not crypto and no AI').map(({ sector }) => sector);
    expect(found).toEqual(['FinTech', 'HealthTech']);
  });

  it.each([
    ['Bookkeeping for clinics', 'FinTech'],
    ['An app that reminds patients of their medication', 'HealthTech'],
    ['A tutor for students who prepare for exams', 'EdTech'],
    ['We measure the carbon emissions of buildings', 'CleanTech'],
    ['A marketplace for second-hand clothes', 'E-commerce'],
    ['Scheduling software for teams', 'SaaS'],
  ])('%s sounds like %s', (description, sector) => {
    expect(guessSectors(description)[0]).toBe(sector);
  });

  it('are not guessed out of nothing', () => {
    expect(guessSectors('We help people find a plumber')).toEqual([]);
  });
});

describe('links', () => {
  it.each([
    ['ledgerloop.io', 'https://ledgerloop.io'],
    ['www.ledgerloop.com/about', 'https://www.ledgerloop.com/about'],
    ["it's at https://ledgerloop.example/x?y=1.", 'https://ledgerloop.example/x?y=1'],
    ['http://ledgerloop.io', 'http://ledgerloop.io'],
    ['ledgerloop dot io', 'https://ledgerloop.io'],
    ['javascript:alert(1)', null],
    ['me@ledgerloop.io', null],
    ['not yet, soon', null],
  ])('%s', (text, url) => {
    expect(linkAnswered(text)).toBe(url);
  });

  it('are told from decks by their address or the words around them', () => {
    const text = 'site: ledgerloop.io, deck: https://example.com/a and docsend.com/view/x';
    expect(findLinks(text).map((link) => isDeck(text, link))).toEqual([false, true, true]);
  });
});

describe('places', () => {
  it('are read where somebody says where they are', () => {
    expect(basedIn("We're based in Dublin, Ireland and raising")?.place).toBe('Dublin, Ireland');
    expect(basedIn('based in berlin')?.place).toBe('berlin');
    expect(basedIn("we're in fintech")).toBeNull();
  });

  it('are known by name', () => {
    expect(placesIn('Europe, the UK and us people').map(({ name }) => name)).toEqual(['Europe', 'UK']);
  });
});

describe('names', () => {
  it.each([
    ['LedgerLoop', 'LedgerLoop'],
    ['ledgerloop', 'ledgerloop'],
    ["it's called LedgerLoop", 'LedgerLoop'],
    ['The name is Ledger Loop.', 'Ledger Loop'],
    ['"Ledger & Loop"', 'Ledger & Loop'],
    ["We're building LedgerLoop, a bookkeeping tool", 'LedgerLoop'],
    ["We're LedgerLoop, we automate bookkeeping", 'LedgerLoop'],
    ['LedgerLoop does bookkeeping for clinics', 'LedgerLoop'],
    ['LedgerLoop - bookkeeping for clinics', 'LedgerLoop'],
    ['LedgerLoop: bookkeeping for clinics', 'LedgerLoop'],
    ['my app is called PawPal and it matches dog walkers', 'PawPal'],
    ['Green Thumb Co helps people grow food', 'Green Thumb Co'],
    ["I'm the founder of LedgerLoop", 'LedgerLoop'],
    ["I'm Anna, founder of LedgerLoop. We automate bookkeeping.", 'LedgerLoop'],
    ['My name is Anna and my startup is LedgerLoop', 'LedgerLoop'],
    ['Our startup LedgerLoop automates bookkeeping', 'LedgerLoop'],
    ['the name is ParkShare and it lets people rent out their parking spot', 'ParkShare'],
    ['an app for dog walkers', undefined],
    ['It helps clinics with bookkeeping', undefined],
    ['Bookkeeping is a pain for clinics', undefined],
    ['We help people who grow food', undefined],
  ])('%s: %s', (text, title) => {
    expect(nameIn(text, { asked: true })?.name).toBe(title);
  });
});

describe('text', () => {
  it.each(['asdf', 'qwerty', '🤷‍♀️', '...', 'aaaaa', 'hahaha', 'sdfghjk'])('%s is nonsense', (text) => {
    expect(isNonsense(text)).toBe(true);
  });
  it.each(['LedgerLoop', '12', 'ok', 'Hndl', 'a dozen', 'Dublin'])('%s is not', (text) => {
    expect(isNonsense(text)).toBe(false);
  });

  it('is mended where a slip hides a fact, and nowhere else', () => {
    expect(mend('we lauched with 12 custmers, montly revenu is 4k')).toBe(
      'we launched with 12 customers, monthly revenue is 4k',
    );
    const fine = 'Rising founders praise the lunch and customs';
    expect(mend(fine)).toBe(fine);
  });
});

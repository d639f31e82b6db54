import {
  displayName,
  haystackOf,
  isSectorId,
  needleOf,
  neighboursOf,
  readSector,
  sectorMentions,
  sectorsInProse,
  sectorWords,
} from './sectors.js';

describe('the name of a sector', () => {
  it.each([
    ['Artificial Intelligence', ['ai']],
    ['Landwirtschaft', ['agritech']],
    ['Salud', ['health']],
    ['Supply chain, gaming', ['logistics', 'gaming']],
    ['Climate Tech!', ['cleantech']],
  ])('%s means %j', (name, ids) => expect(readSector(name)).toEqual({ ids, any: false, other: null }));

  it('outside the vocabulary is compared by its spelling', () => {
    expect(readSector('Candle-Making').other).toBe(readSector('candle making').other);
    expect(readSector('Candles').other).toBe(readSector('candle').other);
    expect(readSector('Candles').other).not.toBe(readSector('Soap').other);
  });
});

describe('sectors in prose', () => {
  it.each([
    ['A fintech for robotics workshops and travel agents', ['fintech', 'robotics']],
    ['We collect data and care for content.', []],
    ['Fintech, fintech, fintech', ['fintech']],
  ])('%s', (text, ids) => expect(sectorsInProse(text)).toEqual(ids));

  it('have positions, and mark everyday and partial names', () => {
    expect(sectorMentions('we love machine learning and video'.split(' '))).toEqual([
      { ids: ['ai'], at: 2, length: 2, everyday: false, part: false, phrase: 'machine learning' },
      { ids: ['media'], at: 5, length: 1, everyday: true, part: true, phrase: 'video' },
    ]);
  });

  it('are neighbours in both directions', () => {
    expect(neighboursOf('mobility')).toContain('logistics');
    expect(neighboursOf('logistics')).toContain('mobility');
    expect(neighboursOf('saas')).toContain('proptech');
    expect(neighboursOf('proptech')).toContain('saas');
    expect(neighboursOf('space')).not.toContain('fashion');
    expect([isSectorId('ai'), isSectorId('toString'), displayName('ai')]).toEqual([true, false, 'AI/ML']);
  });
});

describe('sectors by meaning', () => {
  // rule: MATCH-7
  it.each([
    [['AI', 'AI/ML', 'ai & ml', 'Artificial Intelligence', 'machine-learning', 'A.I.', 'GenAI', 'LLMs']],
    [['FinTech', 'fin-tech', 'Financial Technology', 'payments', 'Open banking']],
    [['HealthTech', 'Health Care', 'digital health', 'MedTech', "women's health", 'telemedicine']],
    [['E-commerce', 'ecommerce', 'online retail', 'D2C', 'Retail Tech']],
    [['CleanTech', 'climate', 'Climate Tech', 'renewables', 'Énergy', 'circular economy']],
    [['EdTech', 'education technology', 'e-learning', 'Ed Tech']],
    [['SaaS', 'B2B SaaS', 'software as a service', 'enterprise software']],
  ])('reads all of %j as one sector', (names) => {
    const [first] = names.map((name) => readSector(name).ids[0]);
    expect(first).toBeDefined();
    for (const name of names) expect(readSector(name).ids).toContain(first);
  });

  it('reads every sector of a longer name, but only whole words', () => {
    expect(readSector('AI for healthcare').ids).toEqual(['ai', 'health']);
    expect(readSector('FinTech, EdTech and gaming').ids).toEqual(['fintech', 'edtech', 'gaming']);
    expect(readSector('Retail').ids).not.toContain('ai');
    expect(readSector('food delivery').ids).toEqual(['food']);
  });

  it.each(['Other', 'n/a', ' ', 'Not sure'])('reads %j as no sector', (name) => {
    expect(readSector(name)).toEqual({ ids: [], any: false, other: null });
  });

  it.each(['Sector agnostic', 'any', 'Generalist', 'we are industry-agnostic'])(
    'reads %j as every sector',
    (name) => {
      expect(readSector(name)).toMatchObject({ ids: [], any: true });
    },
  );

  it('keeps an unknown name in a comparable form', () => {
    expect(readSector(' Bee-Keeping ').other).toBe(readSector('bee keeping').other);
  });

  it('finds sectors in prose only if they are named explicitly', () => {
    expect(sectorsInProse('An AI copilot and SaaS for notaries.')).toEqual(['ai', 'saas']);
    expect(sectorsInProse('We care about open data and good food at home.')).toEqual([]);
  });
});

describe('the specific words of a sector', () => {
  it.each([
    ['Kayak rental platform', ['kayak', 'rental']],
    ['Technology and services', []],
    ['3D knitting', ['knitting']],
    ['Piano tuning, pianos', ['piano', 'tuning']],
  ])('%s', (name, words) => expect(sectorWords(name)).toEqual(words));

  it.each([
    ['We make kayaks and other boats.', 'Kayak', true],
    ['A log for piano-tuning workshops.', 'Piano tuning', true],
    ['Tuning of a piano.', 'Piano tuning', false],
    ['We sell software.', 'Software', false],
    ['Kayaking trips.', 'Kayak', false],
  ])('"%s" names %s: %s', (text, name, named) => {
    const sought = needleOf(name);
    expect(sought !== null && haystackOf(text).includes(sought)).toBe(named);
  });
});

import { guessSectors, sectorCalled, sectorsExcluded, sectorsNamed, usualSpelling } from './sectors-named.js';

describe('sectors', () => {
  it.each([
    ['fintech', 'FinTech'],
    ['Software', 'SaaS'],
    ['e commerce', 'E-commerce'],
    ['artificial intelligence', 'AI/ML'],
  ])('get their usual names: %s', (text, sector) => expect(sectorCalled(text)).toBe(sector));

  it('are not extracted from a longer answer', () => {
    expect(sectorCalled('fintech for farmers, mostly')).toBeNull();
  });

  it('stay as written without a usual name', () => {
    expect(usualSpelling('  Beekeeping ')).toBe('Beekeeping');
  });

  it('are found in a sentence, in order, without excluded ones', () => {
    const found = sectorsNamed('We look at edtech and fintech, never crypto, not healthtech');
    expect(found.map(({ sector }) => sector)).toEqual(['EdTech', 'FinTech']);
  });

  it('are known as excluded if they are named only for that', () => {
    expect(sectorsExcluded('anything but fintech and biotech')).toEqual(['FinTech', 'BioTech']);
    expect(sectorsExcluded('no fintech for banks, but fintech for farmers')).toEqual([]);
  });

  it('are not found in everyday words, parts of a sector and contractions', () => {
    expect(sectorsNamed("J'ai des outils: medical devices and data")).toEqual([]);
    expect(sectorsNamed("Sept cent mille, j'en ai déjà placé")).toEqual([]);
  });

  it('are guessed from what a product does rather than whom it serves', () => {
    expect(guessSectors('Invoices and payments for nurses')[0]).toBe('FinTech');
    expect(guessSectors('A thing that nobody could name')).toEqual([]);
  });
});

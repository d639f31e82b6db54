import { guessSectors, sectorCalled, sectorName, sectorsNamed } from './sectors-named.js';

describe('sectors', () => {
  it.each([
    ['fintech', 'FinTech'],
    ['Software', 'SaaS'],
    ['e commerce', 'E-commerce'],
    ['artificial intelligence', 'AI/ML'],
  ])('are called by their usual names: %s', (text, sector) => expect(sectorCalled(text)).toBe(sector));

  it('are not taken out of a longer answer', () => {
    expect(sectorCalled('fintech for farmers, mostly')).toBeNull();
  });

  it('stay as they were written where no usual name fits', () => {
    expect(sectorName('  Beekeeping ')).toBe('Beekeeping');
  });

  it('are found in a sentence, in its order, without those that are ruled out', () => {
    const found = sectorsNamed('We look at edtech and fintech, never crypto, not healthtech');
    expect(found.map(({ sector }) => sector)).toEqual(['EdTech', 'FinTech']);
  });

  it('are guessed from what a product does rather than for whom it is', () => {
    expect(guessSectors('Invoices and payments for nurses')[0]).toBe('FinTech');
    expect(guessSectors('A thing that nobody could name')).toEqual([]);
  });
});

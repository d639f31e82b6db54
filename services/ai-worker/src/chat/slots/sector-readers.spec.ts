import { displayName, readSector as meaningOf } from '@proofround/text/sectors/sectors.js';
import { guessSectors, sectorsNamed, usualSpelling } from '@proofround/text/sectors/sectors-named.js';

import { readSector, readSectors } from './sector-readers.js';

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
  ])('%s is stored as %s', (text, sector) => {
    expect(usualSpelling(text)).toBe(sector);
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
  ])('%s is %s for founders, investors and matches', (text, sector) => {
    expect(readSector(text)).toEqual({ kind: 'value', value: sector });
    expect(readSector(`I would say it is some kind of ${text} startup`)).toEqual({
      kind: 'value',
      value: sector,
    });
    expect(readSectors(`${text} and gaming`)).toEqual({ kind: 'value', value: [sector, 'Gaming'] });
    expect(meaningOf(text).ids.map(displayName)).toEqual([sector]);
  });

  it('are found in a sentence unless excluded', () => {
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
  ])('%s suggests %s', (description, sector) => {
    expect(guessSectors(description)[0]).toBe(sector);
  });

  it.each([
    ['Mei, Bootsbau hoit.', 'Bootsbau hoit'],
    ['Bah, carpentry.', 'Carpentry'],
    ['Gas, heating', 'Gas'],
  ])('are not read from a sound before them: %s', (text, sector) =>
    expect(readSector(text)).toMatchObject({ value: sector }),
  );

  it('are read to the end of a spoken list', () => {
    expect(readSectors('Oh, barges, canals, and lately ferries too.')).toMatchObject({
      value: ['Barges', 'Canals', 'Ferries'],
    });
    expect(readSectors('Alors, le textile, le bois et puis, tiens, le verre aussi.')).toMatchObject({
      value: ['Textile', 'Bois', 'Verre'],
    });
  });

  it('are not guessed without a hint', () => {
    expect(guessSectors('We help people find a plumber')).toEqual([]);
  });
});

import { readStartup } from '../startup/reading.js';
import { founders } from '../testing/founders.js';
import { thesisAspect } from './thesis.js';

const aspect = (
  investment_thesis: string | null,
  current_companies = 'none',
  restsOn: readonly string[] = ['sector'],
) =>
  thesisAspect(
    readStartup({ ...founders.herd, problem_statement: 'Vets come too late.' }),
    { ...founders.backer, investment_thesis, current_companies },
    () => restsOn,
  );

describe('the thesis aspect', () => {
  it('is full for two shared topics and less for one', () => {
    expect(aspect('We back livestock and farming.').fit).toBe(1);
    expect(aspect('We back livestock and cinema.').fit).toBeCloseTo(2 / 3);
  });

  it('is zero when none of several topics is shared', () => {
    expect(aspect('We back cinema and gaming.')).toMatchObject({ fit: 0 });
  });

  // rule: MATCH-22
  it('says of a pair without a shared topic what was compared, and what its score rests on', () => {
    const none = 'Their texts name none of the subjects in your thesis (film and games)';
    const reason = (restsOn: string[]) => aspect('We back cinema and gaming.', 'none', restsOn).reason()[1];
    expect(reason(['sector', 'check size', 'stage', 'geography'])).toBe(
      `${none}; the match rests on sector, check size, stage and geography`,
    );
    expect(reason([])).toBe(none);
  });

  it.each([
    ['is blank', null, /not known/],
    ['names one other theme only', 'We back cinema.', /not known/],
    ['names nothing', 'We like stubborn people.', /not known/],
  ])('is unknown when the thesis %s', (_, thesis, words) => {
    expect(aspect(thesis).fit).toBeNull();
    expect(aspect(thesis).reason()[0]).toMatch(words);
  });

  it('counts present companies less than the thesis, and names the source', () => {
    const companies = aspect(null, 'A livestock registry');
    expect(companies.fit).toBeCloseTo(1.5 / 3);
    expect(companies.reason()[1]).toMatch(/^Touches your present companies: livestock/);
    expect(aspect('We back livestock.').reason()[1]).toMatch(/^Touches your thesis: livestock/);
  });
});

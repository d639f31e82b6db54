import { type Candidate, firstStartups } from './first-startups.service.js';

const aCandidate = (id: string, overall_score: number, sector_key: string, weeks = 0): Candidate => ({
  id,
  version: 1,
  overall_score,
  sector_key,
  weeks,
});
const idsOf = (candidates: readonly Candidate[]) => firstStartups(candidates).map(({ id }) => id);

// rule: STARTUP-14
describe('the startups to open first', () => {
  it('are at most five, highest score first', () => {
    const candidates = [40, 90, 60, 50, 80, 70].map((score) =>
      aCandidate(`${score}`, score, `sector ${score}`),
    );
    expect(idsOf(candidates)).toEqual(['90', '80', '70', '60', '50']);
    expect(idsOf([])).toEqual([]);
  });

  it('lose a point for each week, at most 20', () => {
    const candidates = [
      aCandidate('old', 80, 'a', 11),
      aCandidate('new', 70, 'b'),
      aCandidate('very old', 91, 'c', 500),
    ];
    expect(idsOf(candidates)).toEqual(['very old', 'new', 'old']);
  });

  it('take one startup of each sector before a second one of any', () => {
    const candidates = [
      aCandidate('a1', 90, 'a'),
      aCandidate('a2', 89, 'a'),
      aCandidate('a3', 88, 'a'),
      aCandidate('a4', 87, 'a'),
      aCandidate('b1', 20, 'b'),
      aCandidate('b2', 19, 'b'),
    ];
    expect(idsOf(candidates)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });
});

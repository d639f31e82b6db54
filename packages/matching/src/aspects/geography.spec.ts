import { founders } from '../testing/founders.js';
import { geographyAspect } from './geography.js';

const aspect = (location: string | null, wanted: string[] | null, investment_thesis: string | null = null) =>
  geographyAspect(
    { ...founders.ledger, location },
    { ...founders.backer, geography_preference: wanted, investment_thesis },
  );

describe('the geography aspect', () => {
  it.each<[string, string | null, string[] | null, number | null]>([
    ['inside', 'Tampere, Finland', ['Nordics'], 1],
    ['anywhere', 'Tampere, Finland', ['Chile', 'Worldwide'], 1],
    ['close by', 'Tampere, Finland', ['Sweden'], 0.3],
    ['the nearest counts', 'Tampere, Finland', ['Chile', 'Finland'], 1],
    ['elsewhere', 'Tampere, Finland', ['Chile'], 0],
    ['nothing preferred', 'Tampere, Finland', [], null],
    ['no location', null, ['Chile'], null],
    ['no place for a location', '180 Pounds', ['Chile'], null],
    ['a place that nobody knows', 'Zzyzx Gulch', ['Chile'], null],
    ['the same unknown place', 'Zzyzx Gulch', ['zzyzx gulch'], 1],
  ])('%s', (_, location, wanted, fit) => expect(aspect(location, wanted).fit).toBe(fit));

  it('prefers chosen places to those of the thesis', () => {
    const thesis = 'Ideally in Chile or Peru.';
    const named = aspect('Lima, Peru', null, thesis);
    expect(named.fit).toBe(1);
    expect(named.reason()).toContain('Invests in Peru, where you are');
    expect(aspect('Lima, Peru', ['Finland'], thesis).fit).toBe(0);
  });

  it('does not repeat a location that is an amount of money', () => {
    expect(aspect('180 Pounds', ['Chile']).reason().join(' ')).not.toContain('180');
  });
});

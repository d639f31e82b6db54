import { readStartup } from '../startup/reading.js';
import { founders } from '../testing/founders.js';
import { sectorAspect } from './sector.js';

const aspect = (sector: string, investment_sectors: string[], idea_description = 'It floats.') => {
  const startup = { ...founders.ledger, sector, idea_title: 'Weir', idea_description };
  return sectorAspect(startup, readStartup(startup), { ...founders.backer, investment_sectors });
};

describe('the sector aspect', () => {
  it.each<[string, string, string[], number | null]>([
    ['the same in other words', 'Medical devices', ['Gaming', 'HealthTech'], 1],
    ['any', 'Gaming', ['Sector agnostic'], 0.8],
    ['close by', 'Logistics', ['Mobility'], 0.5],
    ['apart', 'Gaming', ['AgriTech'], 0],
    ['not stated', 'Other', ['AgriTech'], null],
    ['theirs say nothing', 'Gaming', ['Misc'], null],
    ['the same unknown name', 'Bell founding', ['bell-founding'], 1],
    ['a telling word in common', 'Bell founding', ['Church bells'], 0.5],
    ['two unknown names', 'Bell founding', ['Lace making'], 0],
  ])('%s', (_, mine, theirs, fit) => expect(aspect(mine, theirs).fit).toBe(fit));

  it('counts a sector named in the description, not an ordinary word', () => {
    expect(aspect('Gaming', ['FinTech'], 'A fintech for chess clubs.').fit).toBe(0.6);
    expect(aspect('Gaming', ['Data'], 'It keeps the data of chess clubs.').fit).toBe(0);
    expect(aspect('Gaming', ['Bell founding'], 'Bell founding as a sport.').fit).toBe(0.6);
  });

  it('says how an unusual name was understood', () => {
    const reasons = (mine: string) => aspect(mine, ['Gaming']).reason();
    expect(reasons('Poultry farming')[1]).toContain('we understand it as AgriTech');
    expect(reasons('Bell founding')[0]).toContain('as far as the names tell');
  });
});
